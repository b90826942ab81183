import { at } from './at';
import { type Card, colours, missingColour, typeOf } from './model';
import { sfc32 } from './random';
import { seekLengths } from './seek-lengths';
import { type SunCard, seekSuns } from './seek-suns';

export const seed = 1;
const attempts = { lengths: 10, suns: 10 };

/**
 * Finds thirty cards of the given row lengths. They are sorted by their missing colour, then by their
 * lengths.
 */
export function seekCards(types: readonly string[]): Card[] {
  const random = sfc32(seed);
  for (let attempt = 0; attempt < attempts.lengths; attempt++) {
    const lengths = seekLengths(types, random);
    for (let again = 0; lengths && again < attempts.suns; again++) {
      const found = seekSuns(lengths, random);
      if (found) return found.map(cardOf).sort(byMissingColour);
    }
  }
  throw new Error('no cards found: try another seed');
}

function cardOf({ lengths, suns }: SunCard): Card {
  return colours.flatMap((colour, place) => {
    const boxes = at(lengths, place);
    return boxes === 0 ? [] : [{ colour, boxes, sun: place === suns.first || place === suns.second }];
  });
}

function byMissingColour(one: Card, other: Card): number {
  const place = (card: Card): number => colours.indexOf(missingColour(card));
  return place(one) - place(other) || Number(typeOf(one)) - Number(typeOf(other));
}
