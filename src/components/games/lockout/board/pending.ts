import type { Seat } from '../../../../engine/game';
import { scoreOf, withMark } from '../../../../engine/lockout/sheet';
import type { State } from '../../../../engine/lockout/state';

/** The points of a seat, with its own answer to the white dice, like its rows. */
export function totalOf({ sheets, phase, answers }: State, seat: Seat): number {
  const sheet = sheets[seat];
  if (!sheet) return 0;
  const answer = phase === 'white' ? answers[seat] : undefined;
  return scoreOf(answer?.kind === 'mark' ? withMark(sheet, answer) : sheet);
}

/** The points of `totalOf` that are not sure yet: they come from the draft, or from an answer that is held back. */
export function pendingPoints(board: State, state: State, seat: Seat): number {
  const sheet = state.sheets[seat];
  return sheet ? totalOf(board, seat) - scoreOf(sheet) : 0;
}
