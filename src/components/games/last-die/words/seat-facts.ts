import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { type State, tableauOf } from '../../../../engine/last-die/state';
import { boxesOf } from '../../../../engine/last-die/tableau';
import type { Say, SeatFacts } from '../../face';

/** The dice that a seat has left, and its way to the goal. */
export function seatFacts(board: State, seat: Seat, say: Say, sure: State = board): SeatFacts {
  const { dice, points, setup } = board;
  const { goal } = setup;
  // The dice of the next round come when the last die is sure.
  const left = board.round > sure.round ? (sure.dice[seat] ?? 0) - emptyBoxes(sure) : (dice[seat] ?? 0);
  const score = points[seat] ?? 0;
  return {
    icon: 'dice',
    count: String(left),
    spoken: say(
      msg`${score} of ${goal} points, ${plural(left, { one: '# die left', other: '# dice left' })}`,
    ),
    tellsScore: true,
    progress: Math.min(1, score / goal),
  };
}

const emptyBoxes = (state: State): number =>
  tableauOf(state).reduce((sum, row, at) => sum + boxesOf(row) - (state.rows[at]?.length ?? 0), 0);
