import { msg, plural } from '@lingui/core/macro';
import { advice, type PlaceFacts } from '../../../../engine/last-die/advice';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Moment, Say } from '../../face';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export function reason(move: Move, { board, seat }: Moment<State, Move>, say: Say): string | null {
  // The first roll of a turn is no choice. Rows with distinct values (D15) have other chances.
  if (seat === null || board.phase !== 'place' || (board.setup.distinct && move.kind !== 'place'))
    return null;
  const { other, facts } = advice(board, seat, move);
  const { own, dice, finishing } = facts;
  if (own) return [placing(own, say), ...cost(other, facts.other, say)].join(' ');
  if (move.kind === 'roll')
    return say(
      msg`${finishing} of 100 rolls of ${plural(dice, { one: '# die', other: '# dice' })} can finish a row that brings points.`,
    );
  return say(
    msg`You keep ${plural(dice, { one: '# die', other: '# dice' })} for later. Only ${finishing} of 100 rolls could finish a row that brings points.`,
  );
}

function placing({ points, left, next }: PlaceFacts, say: Say): string {
  const paid = -points;
  if (left === 0)
    return points > 0
      ? say(msg`It is the last die of the row: ${points} points at once.`)
      : say(msg`It is the last die of the row and costs ${paid} points.`);
  if (points < 0)
    return say(
      msg`It costs nothing yet: only the last die costs ${paid} points, and ${plural(left, { one: '# box stays', other: '# boxes stay' })} empty.`,
    );
  const own = say(
    msg`The row brings ${points} points. After this die it needs ${plural(left, { one: '# more', other: '# more' })}.`,
  );
  return next > 0 ? `${own} ${say(msg`The next player could fill it in ${next} of 100 turns.`)}` : own;
}

function cost(other: Move | null, facts: PlaceFacts | null, say: Say): readonly string[] {
  if (other?.kind !== 'place' || !facts) return [];
  const { row } = other;
  const paid = -facts.points;
  return [say(msg`Row ${row} would cost ${paid} points.`)];
}
