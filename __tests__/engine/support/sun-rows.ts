import { followOpening } from '../../../src/engine/match';
import { sunRows } from '../../../src/engine/sun-rows';
import { colours } from '../../../src/engine/sun-rows/card';
import type { State } from '../../../src/engine/sun-rows/state';
import { type Opening, played } from './play-record';

/** A card that is full after one red, one orange and one yellow. It scores 3 points. */
export const QUICK = 'red 1, orange 1, yellow 1, green 6';

/** Returns the same card this many times. */
export const copies = (count: number, card = QUICK): readonly string[] =>
  Array.from({ length: count }, () => card);

export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

interface Table {
  /**
   * The top cards of the pile in the basic game of two; seat 0 gets the first two. The other cards fill fast.
   */
  readonly cards?: readonly string[];
  readonly seats?: number;
  readonly first?: number;
  readonly variant?: 'basic' | 'advanced';
  /** The pile from the top; by default in the order of the cards. */
  readonly pile?: readonly number[];
}

export function opening({ cards = [], seats = 2, first = 0, variant = 'basic', pile }: Table = {}): Opening {
  const fewest = Math.max(12, seats * (variant === 'basic' ? 5 : 6));
  const all = [...cards, ...copies(Math.max(0, fewest - cards.length))];
  return { seats, options: { variant, cards: all }, start: [first, ...(pile ?? upTo(all.length))] };
}

/** Returns the state after these lines. */
export function tableAfter({ seats, start, options }: Opening, lines: readonly string[] = []): State {
  const read = sunRows.options.read(options ?? {});
  if (!read) throw new Error('not the options of Sun Rows');
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const first = followOpening(sunRows, { options: read, names, start });
  if (!first.ok) throw new Error(`the opening is refused with ${first.refusal.code}`);
  return played(sunRows, first.value, lines);
}

/** Converts the first letters of colours to numbers on dice: `ppyyo` is `6 6 3 3 2`. */
export const fell = (letters: string): string =>
  [...letters].map((letter) => colours.findIndex((colour) => colour.startsWith(letter)) + 1).join(' ');

/**
 * Returns a turn in which the active seat stops after its first roll: `turn(0, 'ppyyo', '0: enter 1', '1:
 * pass')`.
 */
export const turn = (active: number, letters: string, ...answers: readonly string[]): readonly string[] => [
  `${active}: roll [${fell(letters)}]`,
  `${active}: stop`,
  ...answers,
];

/** Returns the numbers of a seat's cards by place; null for an empty place. */
export const numbersOf = (state: State, seat: number): readonly (number | null)[] =>
  (state.places[seat] ?? []).map((card) => card?.number ?? null);

/** Returns the filled boxes of a seat's card, row by row; null for an empty place. */
export const boxes = (state: State, seat: number, place: number): readonly number[] | null =>
  state.places[seat]?.[place - 1]?.filled ?? null;
