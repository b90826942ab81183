import { msg, plural } from '@lingui/core/macro';
import type { Card, Row } from '../../../../engine/sun-rows/card';
import type { Say } from '../../face';
import { type Fit, fullRows, worthOf } from '../board/fit';
import { colourName, countWords, listed, pointWords } from './words';

/** A card for screen readers: its rows one after the other. */
export const cardWords = (card: Card, filled: readonly number[], say: Say): string =>
  listed(
    card.map((row, at) => rowWords(row, filled[at] ?? 0, say)),
    say,
  );

function rowWords({ colour, boxes, points, sun }: Row, filled: number, say: Say): string {
  const name = colourName(colour, say);
  const row = say(msg`${name} ${filled} of ${boxes}`);
  const worth = points === boxes ? row : rowFor(row, points, say);
  return sun ? say(msg`${worth} with a sun`) : worth;
}

const rowFor = (row: string, points: number, say: Say): string =>
  say(msg`${row} for ${plural(points, { one: '# point', other: '# points' })}`);

/** The progress of a card: full rows and points. */
export function progressWords(card: Card, filled: readonly number[], say: Say): string {
  const points = pointWords(worthOf(card, filled).points, say);
  const full = fullRows(card, filled);
  return say(msg`${full} of 3 rows full, ${points}`);
}

export function fitWords(card: Card, filled: readonly number[], fit: Fit, say: Say): string {
  const counts = [1, 2, 3, 4, 5, 6].map((colour) => {
    const at = card.findIndex((row) => row.colour === colour);
    return at < 0 ? 0 : (fit.filled[at] ?? 0) - (filled[at] ?? 0);
  });
  const boxes = countWords(counts, say);
  const { complete, points } = fit;
  return complete
    ? say(msg`takes ${boxes} and is finished for ${plural(points, { one: '# point', other: '# points' })}`)
    : say(msg`takes ${boxes}`);
}
