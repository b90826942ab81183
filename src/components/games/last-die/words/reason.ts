import { msg, plural } from '@lingui/core/macro';
import { advice, type Help, type PlaceFacts, type RollFacts } from '../../../../engine/last-die/advice';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Reason, Say } from '../../face';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export const reason: Reason<State, Move> = (move, { board, seat }, say, instead) => {
  // The first roll of a turn is no choice. Rows with distinct values (D15) have other chances.
  if (seat === null || board.phase !== 'place' || (board.setup.distinct && move.kind !== 'place'))
    return null;
  const { facts } = advice(board, seat, move, instead);
  const { own, made, roll } = facts;
  if (own)
    return instead
      ? [filling(own, say), ...(made ? against(made, own, say) : [])].join(' ')
      : [placing(own, say), ...(facts.other ? [costing(facts.other, say)] : [])].join(' ');
  if (!roll) return null;
  const told = move.kind === 'roll' ? goingOn(roll, say) : made ? keeping(roll, say) : stopping(roll, say);
  return made && told !== null ? [told, ...against(made, null, say)].join(' ') : told;
};

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

function stopping(facts: RollFacts, say: Say): string {
  const { fills, uses, costs, help } = facts;
  const keep = keeping(facts, say);
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
    return helping(help, say);
  }
}

const keeping = ({ dice }: RollFacts, say: Say): string =>
  say(msg`You keep ${plural(dice, { one: '# die', other: '# dice' })} for later.`);

const helping = ({ row, now, after }: Help, say: Say): string =>
  say(
    msg`One more die in row ${row} would let the next player fill it in ${after} of 100 turns, not in ${now}.`,
  );

/** A row that is filled in fewer of 100 turns is no reason for its first dice. */
const WORTH_TELLING = 20;

/** What a die is good for in its row. */
function filling(facts: PlaceFacts, say: Say): string {
  const { row, points, left, next, ready, rolled } = facts;
  if (left === 0) return placing(facts, say);
  if (points < 0) {
    const yet = placing(facts, say);
    return next > 0 ? `${yet} ${say(msg`Somebody else may have to place it.`)}` : yet;
  }
  if (fills(facts)) return say(msg`Your dice can fill row ${row} at once: ${points} points.`);
  const needs = ready.length > 0 ? [bringing(facts, say), emptying(facts, say)] : [needing(facts, say)];
  if (rolled < WORTH_TELLING) return needs.join(' ');
  return [...needs, say(msg`If you roll on, you could fill it in ${rolled} of 100 turns.`)].join(' ');
}

/** What the die that was made does badly in its row, or less well than the better one, `own`. */
function against(made: PlaceFacts, own: PlaceFacts | null, say: Say): readonly string[] {
  const { row, points, left, next, before } = made;
  if (points < 0)
    return left === 0 ? [costing(made, say)] : [say(msg`A die in row ${row} brings no points.`)];
  if (fills(made)) return filled(made, own, say);
  const open = own && own.points > 0 && !fills(own) ? own : null;
  if (row !== own?.row && next - before >= HELPS && (!open || next > open.next))
    return [helping({ row, now: before, after: next }, say)];
  return !open || shortOf(made) > shortOf(open) ? [emptying(made, say)] : [];
}

/** What speaks against a row that could have been filled: another one brings more, or it takes many dice. */
function filled(made: PlaceFacts, own: PlaceFacts | null, say: Say): readonly string[] {
  const { row, points, ready } = made;
  const dice = 1 + ready.length;
  if (!own)
    return dice > 1 ? [say(msg`Row ${row} would bring ${points} points, but use up ${dice} dice.`)] : [];
  return fills(own) && own.points > points ? [bringing(made, say)] : [];
}

/** The boxes that stay empty after this die and all others in hand that fit its row. */
const shortOf = ({ left, ready }: PlaceFacts): number => left - ready.length;

const fills = (facts: PlaceFacts): boolean => shortOf(facts) === 0;

function emptying(facts: PlaceFacts, say: Say): string {
  const { value, row, ready } = facts;
  const short = shortOf(facts);
  const values = [value, ...ready].join(' ');
  return say(
    msg`After ${values} in row ${row}, ${plural(short, { one: '# box is', other: '# boxes are' })} still empty.`,
  );
}

const bringing = ({ row, points }: PlaceFacts, say: Say): string =>
  say(msg`Row ${row} would bring ${points} points.`);

function placing(facts: PlaceFacts, say: Say): string {
  const { points, left, next } = facts;
  const paid = -points;
  if (left === 0)
    return points > 0
      ? say(msg`It is the last die of the row: ${points} points at once.`)
      : say(msg`It is the last die of the row and costs ${paid} points.`);
  if (points < 0)
    return say(
      msg`It costs nothing yet: only the last die costs ${paid} points, and ${plural(left, { one: '# box stays', other: '# boxes stay' })} empty.`,
    );
  const own = needing(facts, say);
  return next > 0 ? `${own} ${say(msg`The next player could fill it in ${next} of 100 turns.`)}` : own;
}

const needing = ({ points, left }: PlaceFacts, say: Say): string =>
  say(
    msg`The row brings ${points} points. After this die it needs ${plural(left, { one: '# more', other: '# more' })}.`,
  );

function costing({ row, points }: PlaceFacts, say: Say): string {
  const paid = -points;
  return say(msg`Row ${row} would cost ${paid} points.`);
}
