import type { AnyMatch } from '../../engine/match';
import type { Shown } from '../table/table-state';
import type { Counts } from './game-result';

/** Counts one kind of throw: returns the values that an entry has thrown. */
export interface Counter {
  readonly key: string;
  fallen(happening: Omit<Shown, 'index'>): readonly number[];
}

/** The counters of each game, by its id. */
export type Counters = ReadonlyMap<string, readonly Counter[]>;

/** How often each value has fallen in a game with these states, by the counter's key. */
export function countsOf(
  match: AnyMatch,
  states: readonly unknown[],
  counters: readonly Counter[],
): ReadonlyMap<string, Counts> {
  return new Map(
    counters.map(({ key, fallen }) => {
      const counts = new Map<number, number>();
      match.log.slice(0, states.length - 1).forEach((entry, at) => {
        for (const value of fallen({ entry, before: states[at], after: states[at + 1] }))
          counts.set(value, (counts.get(value) ?? 0) + 1);
      });
      return [key, counts] as const;
    }),
  );
}

/** The sum of two counts, by the counter's key. */
export function summedCounts(
  one: ReadonlyMap<string, Counts>,
  other: ReadonlyMap<string, Counts>,
): ReadonlyMap<string, Counts> {
  const all = new Map(one);
  for (const [key, counts] of other) {
    const sum = new Map(all.get(key));
    for (const [value, count] of counts) sum.set(value, (sum.get(value) ?? 0) + count);
    all.set(key, sum);
  }
  return all;
}
