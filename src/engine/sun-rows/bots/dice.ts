import type { Counts } from '../../bots/keeps';
import { type ColourNumber, colours } from '../card';
import type { Move } from '../state';

/** Returns how many dice show each colour. */
export const countsOf = (dice: readonly ColourNumber[]): Counts =>
  colours.map((_, at) => dice.filter((die) => die === at + 1).length);

/** Keeps this many dice of each colour and rolls the others again; stops if none is left to roll. */
export function rollAllBut(dice: readonly ColourNumber[], kept: Counts): Move {
  const left = [...kept];
  const places: number[] = [];
  for (const [at, die] of dice.entries()) {
    const more = left[die - 1] ?? 0;
    if (more > 0) left[die - 1] = more - 1;
    else places.push(at + 1);
  }
  return places.length === 0 ? { kind: 'stop' } : { kind: 'reroll', places };
}
