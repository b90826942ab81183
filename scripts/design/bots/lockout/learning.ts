import {
  type Activity,
  EMBEDDED,
  FEATURES,
  HIDDEN,
  type Net,
  newActivity,
  POOLED,
  run,
} from '../../../../src/engine/lockout/bots/expert/net';
import type { Paper } from '../../../../src/engine/lockout/bots/expert/paper';
import type { SheetValue } from '../../../../src/engine/lockout/bots/expert/sheet-values';
import { shareOfEnd, type WinChance } from '../../../../src/engine/lockout/bots/expert/worth';
import type { Uniform } from '../../../../src/engine/random';
import { openingOf, type Player, playTurn, thrown } from './players';
import { netOver, WEIGHTS } from './storing';

/** A position between two turns, and how it went on: the share of the win of the active seat. */
interface Lesson {
  readonly active: Paper;
  readonly waiting: Paper;
  readonly share: number;
}

/** TD(λ): how much of what came later counts, against what the net thought of the next position. */
const LAMBDA = 0.8;
/** One plan in this many is any plan, so that other positions come up too. */
const ANY_PLAN_IN = 33;

export const firstWeights = (random: Uniform): Float64Array => {
  const weights = new Float64Array(WEIGHTS);
  const net = netOver(weights);
  const fill = (part: Float64Array, most: number) => {
    for (let at = 0; at < part.length; at += 1)
      part[at] = most * 2 * (fraction(random) + fraction(random) + fraction(random) - 1.5);
  };
  fill(net.active, 0.3);
  fill(net.waiting, 0.3);
  fill(net.pooled, 0.2);
  fill(net.features, 0.2);
  fill(net.out, 0.05);
  net.skip[0] = 0.8;
  return weights;
};

const fraction = (random: Uniform) => random(2 ** 24) / 2 ** 24;

/** Plays games of a player against itself. `judge` is null as long as there is no net to ask. */
export function lessons(player: Player, judge: WinChance | null, games: number, random: Uniform): Lesson[] {
  const all: Lesson[] = [];
  for (let game = 0; game < games; game += 1) {
    let position = openingOf(2, game % 2);
    const met: { readonly active: Paper; readonly waiting: Paper; readonly seat: number }[] = [];
    while (!position.over) {
      const { papers, active: seat } = position;
      const [active, waiting] = [papers[seat], papers[1 - seat]];
      if (active && waiting) met.push({ active, waiting, seat });
      position = playTurn(position, [player, player], thrown(random), (plans) =>
        random(ANY_PLAN_IN) === 0 ? any(plans(), random) : null,
      );
    }
    // From the end to the start, as the first seat sees it.
    let share = shareOfEnd(position.papers, 0);
    for (const { active, waiting, seat } of met.reverse()) {
      all.push({ active, waiting, share: seat === 0 ? share : 1 - share });
      if (!judge) continue;
      const thought = judge(active, waiting);
      share = LAMBDA * share + (1 - LAMBDA) * (seat === 0 ? thought : 1 - thought);
    }
  }
  return all;
}

const any = <T>(list: readonly T[], random: Uniform): T | null => list[random(list.length)] ?? null;

const BATCH = 128;

/** Improves weights by lessons (Adam). */
export class Learner {
  readonly net: Net;
  private readonly gradient = new Float64Array(WEIGHTS);
  private readonly slopes = netOver(this.gradient);
  private readonly mean = new Float64Array(WEIGHTS);
  private readonly square = new Float64Array(WEIGHTS);
  private readonly activity = newActivity();
  private readonly pooledSlopes = new Float64Array(POOLED);
  private fadeOfMean = 1;
  private fadeOfSquare = 1;

  constructor(
    private readonly weights: Float64Array,
    private readonly value: SheetValue,
  ) {
    this.net = netOver(weights);
  }

  /** Returns the mean squared error before the steps. */
  learn(from: readonly Lesson[], steps: number, rate: number, random: Uniform): number {
    let squares = 0;
    for (let step = 0; step < steps; step += 1) {
      this.gradient.fill(0);
      for (let one = 0; one < BATCH; one += 1) {
        const lesson = any(from, random);
        if (lesson) squares += this.take(mirrored(lesson, random(8)));
      }
      this.move(rate);
    }
    return squares / (steps * BATCH);
  }

  private take({ active, waiting, share }: Lesson): number {
    const { activity } = this;
    const off = run(this.net, this.value, active, waiting, activity) - share;
    // The slope of the squashing function is 1 / (2 (1 + z²)^1.5); without the power far positions still teach.
    const slope = (2 * off) / Math.sqrt(1 + activity.z * activity.z) / BATCH;
    this.spread(active, waiting, activity, slope);
    return off * off;
  }

  private spread(active: Paper, waiting: Paper, { pooled, features, hidden }: Activity, slope: number): void {
    const { net, slopes, pooledSlopes } = this;
    pooledSlopes.fill(0);
    add(slopes.outBias, 0, slope);
    for (let at = 0; at < FEATURES; at += 1) add(slopes.skip, at, slope * (features[at] ?? 0));
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const its = hidden[unit] ?? 0;
      if (its <= 0) continue;
      add(slopes.out, unit, slope * its);
      const inner = slope * (net.out[unit] ?? 0);
      add(slopes.bias, unit, inner);
      for (let at = 0; at < POOLED; at += 1) {
        add(slopes.pooled, unit * POOLED + at, inner * (pooled[at] ?? 0));
        add(pooledSlopes, at, inner * (net.pooled[unit * POOLED + at] ?? 0));
      }
      for (let at = 0; at < FEATURES; at += 1)
        add(slopes.features, unit * FEATURES + at, inner * (features[at] ?? 0));
    }
    for (let row = 0; row < 4; row += 1) {
      const own = (active.rows[row] ?? 0) * EMBEDDED;
      const other = (waiting.rows[row] ?? 0) * EMBEDDED;
      const half = row < 2 ? 0 : EMBEDDED;
      for (let at = 0; at < EMBEDDED; at += 1) {
        if ((net.active[own + at] ?? 0) + (net.waiting[other + at] ?? 0) <= 0) continue;
        add(slopes.active, own + at, pooledSlopes[half + at] ?? 0);
        add(slopes.waiting, other + at, pooledSlopes[half + at] ?? 0);
      }
    }
  }

  private move(rate: number): void {
    const { weights, gradient, mean, square } = this;
    this.fadeOfMean *= 0.9;
    this.fadeOfSquare *= 0.999;
    const ofMean = 1 - this.fadeOfMean;
    const ofSquare = 1 - this.fadeOfSquare;
    for (let at = 0; at < WEIGHTS; at += 1) {
      const slope = gradient[at] ?? 0;
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const second = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = first;
      square[at] = second;
      weights[at] = (weights[at] ?? 0) - (rate * (first / ofMean)) / (Math.sqrt(second / ofSquare) + 1e-8);
    }
  }
}

function add(list: Float64Array, at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}

/** Rows of one direction are alike, and so are the two directions: one of the eight ways to swap them. */
function mirrored({ active, waiting, share }: Lesson, way: number): Lesson {
  return { active: swapped(active, way), waiting: swapped(waiting, way), share };
}

function swapped(paper: Paper, way: number): Paper {
  let [a = 0, b = 0, c = 0, d = 0] = paper.rows;
  if (way & 1) [a, b] = [b, a];
  if (way & 2) [c, d] = [d, c];
  if (way & 4) [a, b, c, d] = [c, d, a, b];
  return { ...paper, rows: [a, b, c, d] };
}
