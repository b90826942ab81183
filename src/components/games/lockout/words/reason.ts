import { msg, plural } from '@lingui/core/macro';
import { advice, type Facts, type MarkFacts, type Marking } from '../../../../engine/lockout/advice';
import { lastNumber, type Move, type State } from '../../../../engine/lockout/state';
import type { Reason, Say } from '../../face';
import { missPoints } from '../board/miss-points';
import { placeName } from './words';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export const reason: Reason<State, Move> = (move, { state, seat, names }, say, instead) => {
  if (seat === null || move.kind === 'roll') return null;
  const { other, facts } = advice(state, seat, move, instead);
  const compared = other?.kind === 'mark' && facts.other ? { mark: other, facts: facts.other } : null;
  if (facts.own && move.kind === 'mark') {
    const against =
      instead?.kind === 'pass'
        ? [marking(facts.own, null, say), ...bringing(facts, facts.own, say)]
        : [marking(facts.own, compared, say), ...(instead ? coming(facts, compared, say) : [])];
    return [...against, ...threat(move.row, facts, names, say)].join(' ');
  }
  if (!compared) return say(msg`Nothing fits.`);
  const better = instead && isBetter(facts.follows, compared) ? [gap(facts.follows, say)] : [];
  return [passing(facts.pass, compared, say), ...better].join(' ');
};

/** What a mark brings, and a pass does not. L5: with a coloured die to come, a pass is a miss if none fits. */
function bringing({ pass, wouldFollow }: Facts, { points, locks }: MarkFacts, say: Say): readonly string[] {
  const cost = -missPoints(1);
  if (pass === 'miss' || (pass === 'colour-next' && !wouldFollow))
    return [say(msg`A miss costs ${cost} points.`)];
  if (locks) return [];
  return [
    say(
      msg`It brings ${plural(points, { one: '# point', other: '# points' })} at once, and a pass brings none.`,
    ),
  ];
}

/** A mark that is no better by itself may leave a better one to a coloured die. */
function coming({ own, follows, wouldFollow }: Facts, made: Marking | null, say: Say): readonly string[] {
  const noBetter = own && made && made.facts.lost <= own.lost && made.facts.left >= own.left;
  if (!noBetter || !isBetter(follows, wouldFollow)) return [];
  return [say(msg`You may still use a coloured die.`), gap(follows, say)];
}

const isBetter = (one: Marking | null, other: Marking | null): one is Marking =>
  one !== null && (!other || one.facts.lost < other.facts.lost);

/** What another player may do to the row. */
function threat(row: number, { own, locker }: Facts, names: readonly string[], say: Say): readonly string[] {
  if (own?.locks || locker === null) return [];
  const name = names[locker] ?? '';
  const number = lastNumber(row);
  return [say(msg`${name} could lock this row with the next ${number}.`)];
}

function marking({ locks, points, lost, left }: MarkFacts, compared: Marking | null, say: Say): string {
  if (locks)
    return say(
      msg`It locks the row and brings ${plural(points, { one: '# point', other: '# points' })} at once.`,
    );
  const own = say(
    msg`It leaves out ${plural(lost, { 0: 'no number', one: '# number', other: '# numbers' })} and has ${plural(left, { one: '# number', other: '# numbers' })} to its right.`,
  );
  if (!compared) return own;
  const place = placeOf(compared, say);
  const { lost: theirLost, points: theirPoints, left: theirLeft } = compared.facts;
  if (theirLost > lost) return `${own} ${gap(compared, say)}`;
  if (theirPoints < points)
    return say(
      msg`It brings ${plural(points, { one: '# point', other: '# points' })} at once; ${place} would bring ${theirPoints}.`,
    );
  if (theirLeft < left) return `${own} ${say(msg`${place} has only ${theirLeft} to its right.`)}`;
  return own;
}

function passing(pass: 'miss' | 'colour-next' | 'free', compared: Marking, say: Say): string {
  const cost = -missPoints(1);
  const lost = gap(compared, say);
  switch (pass) {
    case 'miss':
      return `${lost} ${say(msg`A miss costs ${cost} points.`)}`;
    case 'colour-next':
      return `${lost} ${say(msg`You may still use a coloured die.`)}`;
    case 'free':
      return `${lost} ${say(msg`To pass costs nothing now.`)}`;
  }
}

const placeOf = ({ mark: { row, number } }: Marking, say: Say): string => placeName(row, number, say);

function gap(marked: Marking, say: Say): string {
  const place = placeOf(marked, say);
  const { lost } = marked.facts;
  return say(
    msg`${place} would leave out ${plural(lost, { 0: 'no number', one: '# number', other: '# numbers' })}.`,
  );
}
