import { msg, plural } from '@lingui/core/macro';
import { advice, type Facts, type MarkFacts } from '../../../../engine/lockout/advice';
import { lastNumber, type Mark, type Move, type State } from '../../../../engine/lockout/state';
import type { Reason, Say } from '../../face';
import { missPoints } from '../board/miss-points';
import { placeName } from './words';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export const reason: Reason<State, Move> = (move, { state, seat, names }, say, instead) => {
  if (seat === null || move.kind === 'roll') return null;
  const { other, facts } = advice(state, seat, move, instead);
  const compared = other?.kind === 'mark' && facts.other ? { mark: other, facts: facts.other } : null;
  if (facts.own && move.kind === 'mark') {
    const missed = instead?.kind === 'pass' && facts.pass === 'miss';
    const cost = -missPoints(1);
    const without = missed ? [say(msg`A miss costs ${cost} points.`)] : [];
    const own = marking(facts.own, missed ? null : compared, say);
    return [own, ...without, ...threat(move.row, facts, names, say)].join(' ');
  }
  return compared ? passing(facts.pass, compared, say) : say(msg`Nothing fits.`);
};

/** What another player may do to the row. */
function threat(row: number, { own, locker }: Facts, names: readonly string[], say: Say): readonly string[] {
  if (own?.locks || locker === null) return [];
  const name = names[locker] ?? '';
  const number = lastNumber(row);
  return [say(msg`${name} could lock this row with the next ${number}.`)];
}

interface Compared {
  readonly mark: Mark;
  readonly facts: MarkFacts;
}

function marking({ locks, points, lost, left }: MarkFacts, compared: Compared | null, say: Say): string {
  if (locks)
    return say(
      msg`It locks the row and brings ${plural(points, { one: '# point', other: '# points' })} at once.`,
    );
  const own = say(
    msg`It leaves out ${plural(lost, { 0: 'no number', one: '# number', other: '# numbers' })} and has ${plural(left, { one: '# number', other: '# numbers' })} to its right.`,
  );
  if (!compared) return own;
  const place = placeName(compared.mark.row, compared.mark.number, say);
  const { lost: theirLost, points: theirPoints } = compared.facts;
  if (theirLost > lost) return `${own} ${gapSentence(place, theirLost, say)}`;
  if (theirPoints < points)
    return say(
      msg`It brings ${plural(points, { one: '# point', other: '# points' })} at once; ${place} would bring ${theirPoints}.`,
    );
  return own;
}

function passing(pass: 'miss' | 'colour-next' | 'free', { mark, facts }: Compared, say: Say): string {
  const place = placeName(mark.row, mark.number, say);
  const cost = -missPoints(1);
  const gap = gapSentence(place, facts.lost, say);
  switch (pass) {
    case 'miss':
      return `${gap} ${say(msg`A miss costs ${cost} points.`)}`;
    case 'colour-next':
      return `${gap} ${say(msg`You may still use a coloured die.`)}`;
    case 'free':
      return `${gap} ${say(msg`To pass costs nothing now.`)}`;
  }
}

const gapSentence = (place: string, lost: number, say: Say): string =>
  say(
    msg`${place} would leave out ${plural(lost, { 0: 'no number', one: '# number', other: '# numbers' })}.`,
  );
