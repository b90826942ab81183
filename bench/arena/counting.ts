import { availableParallelism } from 'node:os';
import { runOn } from '../../scripts/engines/engines';
import { bundle } from '../../scripts/engines/program';
import { type Style, styles } from '../../src/engine/arena/physics/styles';
import type { Kind, Tally, Task } from './tasks';

/**
 * One part of the counting: its kind, its style (null: all styles), its number of throws, and the throws of
 * one task.
 */
interface Part {
  readonly kind: Kind;
  readonly style: Style | null;
  readonly throws: number;
  readonly share: number;
}

const inEveryStyle = (kind: Kind, throws: number, share: number): readonly Part[] =>
  styles.map((style) => ({ kind, style, throws, share }));

const PARTS: readonly Part[] = [
  ...inEveryStyle('faces', 60_000, 2000),
  ...inEveryStyle('games', 12_000, 400),
  ...inEveryStyle('grand', 2000, 50),
  { kind: 'speed', style: null, throws: 40_000, share: 1000 },
  { kind: 'distance', style: null, throws: 48_000, share: 1200 },
  { kind: 'watched', style: null, throws: 1000, share: 40 },
];

export interface Counted {
  /** The counts of a kind, in one style, or in all styles if they are not counted separately. */
  of(kind: Kind, style?: Style | null): Tally;
  /** The share of the planned throws; less than 1 if the time was too short. */
  readonly share: number;
}

/** Makes as many throws as the time allows, in as many processes as the machine has cores. */
export async function count(seed: number, seconds: number): Promise<Counted> {
  const program = bundle('bench/arena/tasks.ts');
  const tasks = interleaved(seed);
  const found = new Map<string, Tally>();
  const begin = performance.now();
  let next = 0;
  let done = 0;
  let reported = 0;
  const work = async () => {
    for (;;) {
      const task = tasks[next];
      // Each part gets some throws, however short the time.
      if (task === undefined || (next >= PARTS.length && performance.now() - begin > 1000 * seconds)) return;
      next += 1;
      const name = nameOf(task);
      const tally = tallied(await runOn('node', program, task));
      found.set(name, sum(found.get(name), tally));
      done += 1;
      const tenth = Math.floor((10 * done) / tasks.length);
      if (tenth > reported) {
        reported = tenth;
        const took = (performance.now() - begin) / 1000;
        process.stderr.write(`bench arena: ${10 * tenth} % of the throws, ${took.toFixed(0)} s\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    of: (kind, style = null) => found.get(nameOf({ kind, style })) ?? NOTHING,
    share: done / tasks.length,
  };
}

const nameOf = ({ kind, style }: Pick<Task, 'kind' | 'style'>): string => `${kind} ${style ?? ''}`;

/** Interleaves the tasks, so that about the same share of each part is done when the time is up. */
function interleaved(seed: number): readonly Task[] {
  const tasks = PARTS.flatMap(({ kind, style, throws, share }, part) =>
    Array.from({ length: throws / share }, (_, at) => ({
      when: at / (throws / share),
      task: { kind, style, throws: share, seed: (seed * 7919 + part * 104_729 + at * 1_299_709) | 0 },
    })),
  );
  return tasks.sort((a, b) => a.when - b.when).map(({ task }) => task);
}

const NOTHING: Tally = { counts: [], largest: [] };

function sum(a: Tally | undefined, b: Tally): Tally {
  if (a === undefined) return b;
  return {
    counts: b.counts.map((count, at) => count + (a.counts[at] ?? 0)),
    largest: b.largest.map((value, at) => Math.max(value, a.largest[at] ?? 0)),
  };
}

function tallied(found: unknown): Tally {
  const { counts, largest } = Object(found);
  return { counts, largest };
}
