import { msg, plural } from '@lingui/core/macro';
import { advice, type PlaceFacts, type RollFacts } from '../../../../engine/last-die/advice';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Moment, Say } from '../../face';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export function reason(move: Move, { board, seat }: Moment<State, Move>, say: Say): string | null {
  // The first roll of a turn is no choice. Rows with distinct values (D15) have other chances.
  if (seat === null || board.phase !== 'place' || (board.setup.distinct && move.kind !== 'place'))
    return null;
  const { other, facts } = advice(board, seat, move);
  const { own, roll } = facts;
  if (own) return [placing(own, say), ...cost(other, facts.other, say)].join(' ');
  if (!roll) return null;
  return move.kind === 'roll' ? goingOn(roll, say) : stopping(roll, say);
}

/** Fewer of 100 rolls are no risk worth telling. */
const RISK = 5;

/** What speaks for a further roll; null if only the figures of a whole round would tell. */
function goingOn({ fills, uses, vain, costs, left, boxes }: RollFacts, say: Say): string | null {
  const free = say(msg`A roll that fits nothing costs nothing.`);
  const both = () =>
    say(msg`Of 100 rolls, ${fills} can fill a row that brings points, and ${costs} make you pay.`);
  // A risk is told, even where it is worth taking.
  if (fills > 0 && fills >= uses && costs >= RISK) return both();
  if (fills > 0 && fills >= uses) {
    const chance = say(msg`${fills} of 100 rolls can fill a row that brings points.`);
    return vain > 0 ? `${chance} ${free}` : chance;
  }
  if (left >= boxes)
    return say(
      msg`You have ${plural(left, { one: '# die', other: '# dice' })} for ${plural(boxes, { one: '# empty box', other: '# empty boxes' })}: you need not save any.`,
    );
  if (costs === 0)
    return fills > 0
      ? say(msg`${fills} of 100 rolls can fill a row that brings points, and none makes you pay.`)
      : [say(msg`No roll makes you pay.`), ...(vain > 0 ? [free] : [])].join(' ');
  return fills > costs ? both() : null;
}

/** Chances of the next player that grow by less than this are no reason to stop. */
const HELPS = 10;

function stopping({ dice, fills, uses, costs, help }: RollFacts, say: Say): string {
  const keep = say(msg`You keep ${plural(dice, { one: '# die', other: '# dice' })} for later.`);
  const why = whyStop();
  return why === null ? keep : `${keep} ${why}`;

  function whyStop(): string | null {
    if (costs > 0 && costs >= fills)
      return say(
        msg`Of 100 rolls, ${costs} would make you pay, and ${fills} could fill a row that brings points.`,
      );
    if (uses > fills)
      return say(
        msg`Of 100 rolls, ${fills} could fill a row that brings points, but ${uses} would only use up dice.`,
      );
    if (!help || help.after - help.now < HELPS) return null;
    const { row, now, after } = help;
    return say(
      msg`One more die in row ${row} would let the next player fill it in ${after} of 100 turns, not in ${now}.`,
    );
  }
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
