import { at } from './at';
import { demands, sum } from './model';

/** The number of cards with these row lengths, out of thirty. */
export interface Share {
  readonly type: string;
  readonly turns: number;
  readonly cards: number;
}

export const meanTurns = (mixture: readonly Share[]): number =>
  sum(mixture.map(({ turns, cards }) => turns * cards)) / sum(mixture.map(({ cards }) => cards));

/**
 * As many types as possible, as evenly as the thirty cards allow. The types nearest the mean get the
 * remaining cards. As long as a type is too far from the mean of the cards, the farthest one is removed.
 */
export function chooseMixture(turnsOf: (type: string) => number): Share[] {
  const types = demands.types.map((type) => ({ type, turns: turnsOf(type) }));
  for (;;) {
    const mixture = deal(types);
    const distance = distanceFrom(meanTurns(mixture));
    if (mixture.every((share) => distance(share) <= demands.distanceFromMean)) return mixture;
    types.sort((a, b) => distance(a) - distance(b)).pop();
  }
}

/** Deals one card to each type in turn, those nearest the mean first, until there are thirty. */
function deal(types: readonly { type: string; turns: number }[]): Share[] {
  const distance = distanceFrom(sum(types.map(({ turns }) => turns)) / types.length);
  const shares = [...types].sort((a, b) => distance(a) - distance(b)).map((type) => ({ ...type, cards: 0 }));
  for (let left: number = demands.cards, place = 0; left > 0; place = (place + 1) % shares.length) {
    const share = at(shares, place);
    if (share.cards === 1 && hasEqualRows(share.type)) continue;
    share.cards++;
    left--;
  }
  return shares.sort((a, b) => a.type.localeCompare(b.type));
}

/** Two cards with only equal rows would differ in one row only. */
const hasEqualRows = (type: string): boolean => new Set(type).size === 1;

const distanceFrom =
  (mean: number) =>
  ({ turns }: { turns: number }): number =>
    Math.abs(turns / mean - 1);
