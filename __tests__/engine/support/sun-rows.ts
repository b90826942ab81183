import { followOpening } from '../../../src/engine/match';
import { sunRows } from '../../../src/engine/sun-rows';
import { colours } from '../../../src/engine/sun-rows/card';
import type { State } from '../../../src/engine/sun-rows/state';
import { type Opening, played } from './play-record';

/** Full as soon as red, orange and yellow are rolled once each; then it brings 3. */
export const QUICK = 'red 1, orange 1, yellow 1, green 6';

/** So many times the same card. */
export const copies = (count: number, card = QUICK): readonly string[] =>
  Array.from({ length: count }, () => card);

export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

interface Table {
  /** The pile's top cards in the basic game of two: seat 0 gets the first two. The rest of twelve are quick. */
  readonly cards?: readonly string[];
  readonly seats?: number;
  readonly first?: number;
  readonly variant?: 'basic' | 'advanced';
  /** The pile from the top; without it the cards lie in their own order. */
  readonly pile?: readonly number[];
}

export function opening({ cards = [], seats = 2, first = 0, variant = 'basic', pile }: Table = {}): Opening {
  const fewest = Math.max(12, seats * (variant === 'basic' ? 5 : 6));
  const all = [...cards, ...copies(Math.max(0, fewest - cards.length))];
  return { seats, options: { variant, cards: all }, start: [first, ...(pile ?? upTo(all.length))] };
}

/** The table as it is after these lines. */
export function tableAfter({ seats, start, options }: Opening, lines: readonly string[] = []): State {
  const read = sunRows.options.read(options ?? {});
  if (!read) throw new Error('not the options of Sun Rows');
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const first = followOpening(sunRows, { options: read, names, start });
  if (!first.ok) throw new Error(`the opening is refused with ${first.refusal.code}`);
  return played(sunRows, first.value, lines);
}

/** The first letters of colours as numbers on dice: `ppyyo` is `6 6 3 3 2`. */
export const fell = (letters: string): string =>
  [...letters].map((letter) => colours.findIndex((colour) => colour.startsWith(letter)) + 1).join(' ');

/** The active seat stops after its first roll, and the seats answer: `turn(0, 'ppyyo', '0: enter 1', '1: pass')`. */
export const turn = (active: number, letters: string, ...answers: readonly string[]): readonly string[] => [
  `${active}: roll [${fell(letters)}]`,
  `${active}: stop`,
  ...answers,
];

/** The numbers of a seat's cards by place, null where there is none. */
export const numbersOf = (state: State, seat: number): readonly (number | null)[] =>
  (state.places[seat] ?? []).map((card) => card?.number ?? null);

/** The filled boxes of a seat's card, row by row; null if there is no card in that place. */
export const boxes = (state: State, seat: number, place: number): readonly number[] | null =>
  state.places[seat]?.[place - 1]?.filled ?? null;
