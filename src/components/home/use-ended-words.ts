import { useLingui } from '@lingui/react/macro';
import { games } from '../../engine/games';
import type { EndedGame } from '../../stores/saves/unfinished-games';
import { emblems } from '../games/emblems';

/** Says why this phone can't continue a game at another phone's table, and where the game is now. */
export function useEndedWords(): (ended: EndedGame) => string {
  const { t } = useLingui();
  return ({ saved, why }) => {
    const known = games.find(({ id }) => id === saved.game.id);
    const game = known ? t(emblems[known.id].name) : '';
    const names = saved.seats.map(({ name }) => name).join(', ');
    const reason = {
      removed: t`The host has removed this phone from a game of ${game} (${names}).`,
      closed: t`The host has closed a table of ${game} (${names}).`,
      unknown: t`The host of a game of ${game} (${names}) does not know this phone any more.`,
    }[why];
    // Two sentences, each a message of its own.
    return saved.begun ? `${reason} ${t`What was played is under “Played games”.`}` : reason;
  };
}
