import { msg, plural } from '@lingui/core/macro';
import { boxesOf, type Row } from '../../../../engine/last-die/tableau';
import type { Say } from '../../face';
import { asksOf } from './asks';

/** The text on a chip: the points with their sign. */
export const chipText = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/**
 * A row for screen readers: its points, what fits, its dice, and the next box. `at` counts from 0. `advised`
 * is the recommended die, 0 if there is none.
 */
export function rowWords(
  row: Row,
  at: number,
  lying: readonly number[],
  fits: boolean,
  advised: number,
  say: Say,
): string {
  const left = boxesOf(row) - lying.length;
  const lines = [worth(row, at, say), asks(row, say)];
  if (left === 0) return [...lines, say(msg`Full.`)].join(' ');
  if (lying.length > 0) {
    const values = lying.join(', ');
    lines.push(
      say(msg`Placed: ${values}.`),
      say(msg`${plural(left, { one: '# box left.', other: '# boxes left.' })}`),
    );
  }
  lines.push(next(row, lying, say));
  if (fits) lines.push(say(msg`A die fits.`));
  if (advised > 0) lines.push(say(msg`Recommended: the ${advised}.`));
  return lines.join(' ');
}

function worth({ points }: Row, at: number, say: Say): string {
  const number = at + 1;
  const cost = -points;
  return points > 0
    ? say(msg`Row ${number}, wins ${plural(points, { one: '# point', other: '# points' })}.`)
    : say(msg`Row ${number}, costs ${plural(cost, { one: '# point', other: '# points' })}.`);
}

function asks(row: Row, say: Say): string {
  switch (row.kind) {
    case 'pips': {
      const values = row.pips.join(', ');
      return say(msg`Boxes: ${values}.`);
    }
    case 'stars': {
      const { boxes } = row;
      return say(msg`${plural(boxes, { one: 'Star row: # die.', other: 'Star row: # dice, all alike.' })}`);
    }
    case 'full-house':
      return say(msg`Full house: three dice alike, then two alike of another number.`);
  }
}

function next(row: Row, lying: readonly number[], say: Say): string {
  const ask = asksOf(row, lying)[lying.length];
  if (ask?.kind === 'value') {
    const { value } = ask;
    return say(msg`Next: ${value}.`);
  }
  const [first] = lying;
  return first === undefined ? say(msg`Next: any number.`) : say(msg`Next: any number but ${first}.`);
}
