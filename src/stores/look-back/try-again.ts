import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Keeper, SeatView } from '../../net/session/session';
import type { SavedTable } from '../saves/saves';
import { statesOf } from '../table/replay';

export interface TriedAgain {
  readonly match: AnyMatch;
  readonly seats: readonly SeatView[];
}

const person: Keeper = { kind: 'person' };
/** Who plays for people of the old game. */
const standIn: Keeper = { kind: 'bot', level: 'hard' };

/**
 * Returns the game as it was before an entry, for a person at one seat against bots: those of the game keep
 * their levels, and a hard one plays for every other person. Null if there is no such position.
 */
export function tryAgainFrom({ match, seats }: SavedTable, index: number, seat: Seat): TriedAgain | null {
  const { game, opening, log } = match;
  const first = firstOfPhase(match, index);
  const state = statesOf({ ...match, log: log.slice(0, first) })[first];
  if (state === undefined || game.turn(state).length === 0) return null;
  const names = seats.map(({ name }) => name);
  return {
    // Its dice are made by this phone alone, so no proof of the old table is taken along.
    match: {
      game,
      opening: { ...opening, names },
      log: log.slice(0, first).map(({ seat: by, move, dice }) => ({ seat: by, move, dice })),
      state,
    },
    seats: seats.map(({ name, keeper }, each) => ({
      name,
      keeper: each === seat ? person : keeper.kind === 'bot' ? keeper : standIn,
    })),
  };
}

/** In a simultaneous phase all answer again, because answers are secret until the last one. */
function firstOfPhase({ game, ...match }: AnyMatch, index: number): number {
  const states = statesOf({ game, ...match });
  let first = index;
  while (first > 0) {
    const before = states[first - 1];
    const waiting = before === undefined ? [] : game.turn(before);
    const answered = match.log[first - 1]?.seat ?? 0;
    if (waiting.length < 2 || !waiting.includes(answered)) break;
    first -= 1;
  }
  return first;
}
