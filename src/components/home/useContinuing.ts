import { useLingui } from '@lingui/react/macro';
import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { games } from '../../engine/games';
import { useApp } from '../../stores/AppContext';
import type { App } from '../../stores/app';
import type { SavedTable } from '../../stores/saves';
import type { Continuing } from './ContinueCard';
import type { HomeNotice } from './HomeScreen';

interface Found {
  readonly table: SavedTable | null;
  readonly aside: number;
}

interface Home {
  readonly continuing: (Continuing & { readonly id: string }) | null;
  readonly notices: readonly HomeNotice[];
}

/** What home has to say of the games on this phone, looked up whenever it comes into view. */
export function useContinuing(onHistory: () => void): Home {
  const { t } = useLingui();
  const app = useApp();
  const [{ table, aside }, setFound] = useState<Found>({ table: null, aside: 0 });

  useFocusEffect(
    useCallback(() => {
      let wanted = true;
      // What can't be looked up now is not lost: History says what is wrong with it.
      findNewest(app).then(
        (found) => wanted && setFound(found),
        () => {},
      );
      return () => {
        wanted = false;
      };
    }, [app]),
  );

  const notices: HomeNotice[] = [];
  if (!app.lasting) {
    notices.push({
      key: 'lasting',
      urgent: true,
      text: t`Games can’t be kept on this device: they last until the app is closed.`,
    });
  }
  if (aside > 0) {
    const action = { label: t`Show`, onPress: onHistory };
    notices.push({
      key: 'aside',
      text: t`A saved game can’t be read. It was set aside, and nothing else is touched.`,
      action,
    });
  }
  return { continuing: table && continuingOf(table), notices };

  function continuingOf({ id, match, seats, answers }: SavedTable): Home['continuing'] {
    const { game, state } = match;
    const known = games.find((each) => each.id === game.id);
    const turn = game.turn(state).filter((seat) => answers.every((answer) => answer.seat !== seat));
    const [first = 0] = turn;
    const name = seats[first]?.name ?? '';
    return (
      (known && {
        id,
        game: known.id,
        names: seats.map((seat) => seat.name),
        scores: game.scores(state),
        line: turn.length === 1 ? t`${name} is in turn` : t`Everybody is in turn`,
      }) ??
      null
    );
  }
}

/** The newest game under way, if it can be read, and how many could not. */
async function findNewest({ saves, liveTable }: App): Promise<Found> {
  const { games: saved, aside } = await saves.list();
  let broken = 0;
  for (const { id, over, length } of saved) {
    // A table at which others wait is gone back to, even if nothing has happened there yet.
    if (over || (length === 0 && liveTable() !== id)) continue;
    const table = await saves.load(id);
    if (typeof table === 'string') broken += 1;
    // The note that a game is over can be missing: the phone went off right after the last move.
    else if (table && table.match.game.turn(table.match.state).length > 0) {
      return { table, aside: aside.length + broken };
    }
  }
  return { table: null, aside: aside.length + broken };
}
