import { useLingui } from '@lingui/react/macro';
import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { games } from '../../engine/games';
import { realClock } from '../../net/clock';
import { useApp } from '../../stores/app/AppContext';
import type { SavedTable } from '../../stores/saves/saves';
import {
  findUnfinishedGames,
  noUnfinishedGames,
  type UnfinishedGames,
} from '../../stores/saves/unfinished-games';
import type { Continuing } from './ContinueCard';
import type { HomeNotice } from './HomeScreen';
import { useEndedWords } from './use-ended-words';

/** The longest wait for the games. Reading them takes some 10 ms, unless the phone's storage hangs. */
const LONGEST_LOOK_MS = 300;

interface Home {
  /** The games are not known yet. Cards that were drawn now would move away under the finger. */
  readonly looking: boolean;
  readonly continuing: (Continuing & { readonly id: string }) | null;
  /** The number of other unfinished games. */
  readonly others: number;
  readonly notices: readonly HomeNotice[];
}

/** The unfinished games for the home screen, read again whenever it comes into focus. */
export function useContinuing(onHistory: () => void, onTable: (id: string) => void): Home {
  const { t } = useLingui();
  const app = useApp();
  const [found, setFound] = useState<UnfinishedGames | null>(null);
  const endedWords = useEndedWords();

  useFocusEffect(
    useCallback(() => {
      let active = true;
      const goWithout = () => active && setFound((known) => known ?? noUnfinishedGames);
      const stopWaiting = realClock.after(LONGEST_LOOK_MS, goWithout);
      // Ignore an error here: the history reports it.
      findUnfinishedGames(app).then((all) => active && setFound(all), goWithout);
      return () => {
        active = false;
        stopWaiting();
      };
    }, [app]),
  );

  const { newest, practice, others, aside, ended } = found ?? noUnfinishedGames;
  const endedId = ended?.saved.id ?? null;
  const tellEnd = useCallback(
    (id: string) => {
      setFound((known) => known && { ...known, ended: null });
      app.saves
        .tellEnd(id)
        .catch((error: unknown) => app.trace.tell({ kind: 'caught', where: 'storing', error }));
    },
    [app],
  );
  // It is said until something else is opened.
  useFocusEffect(
    useCallback(() => (endedId === null ? undefined : () => tellEnd(endedId)), [endedId, tellEnd]),
  );
  const notices: HomeNotice[] = [];
  if (!app.lasting) {
    notices.push({
      key: 'lasting',
      urgent: true,
      text: t`This device can’t save games. They’re lost when you close the app.`,
    });
  }
  if (ended) {
    const { id } = ended.saved;
    // What comes without the digits may be forged, so the way back stays open.
    const unsure = ended.why === 'unknown';
    notices.push({
      key: `ended ${id}`,
      text: endedWords(ended),
      action: unsure
        ? { label: t`Look for the table`, onPress: () => onTable(id) }
        : { label: t`OK`, onPress: () => tellEnd(id) },
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
  return { looking: found === null, continuing: newest && continuingOf(newest), others, notices };

  function continuingOf({ id, match, seats, answers }: SavedTable): Home['continuing'] {
    const { game, state } = match;
    const known = games.find((each) => each.id === game.id);
    const turn = game.turn(state).filter((seat) => answers.every((answer) => answer.seat !== seat));
    const awaited = turn.map((seat) => seats[seat]?.name ?? '');
    const when = awaited.length === seats.length ? t`Everyone’s turn` : lineOf(awaited);
    return (
      (known && {
        id,
        game: known.id,
        names: seats.map((seat) => seat.name),
        scores: game.scores(state),
        // Practice may go on from a game that is over, so it is not taken for that one.
        line: practice ? t`${when}, practice` : when,
      }) ??
      null
    );
  }

  function lineOf(awaited: readonly string[]): string {
    const [name = ''] = awaited;
    const waitedFor = awaited.join(', ');
    return awaited.length === 1 ? t`It’s ${name}’s turn` : t`Waiting for ${waitedFor}…`;
  }
}
