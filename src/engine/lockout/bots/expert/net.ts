import { closedIn, goneOn, type Paper } from './paper';
import { LAST, ROWS } from './rows';
import { MISSES, type SheetValue } from './sheet-values';

/** The numbers by which the net knows a row, for each of the two seats. */
export const EMBEDDED = 12;
export const HIDDEN = 24;
/** The sums over the rising and over the falling rows. */
export const POOLED = 2 * EMBEDDED;
export const FEATURES = 16;

/**
 * A small net. It embeds each row of both sheets together, sums that over the two rising and the two falling
 * rows, and adds what is known of both sheets as a whole.
 */
export interface Net {
  /** By row, `EMBEDDED` numbers each: rows of the active seat and of the waiting one. */
  readonly active: Float64Array;
  readonly waiting: Float64Array;
  /** By hidden unit: its weights of the pooled rows and of the features. */
  readonly pooled: Float64Array;
  readonly features: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
  readonly outBias: Float64Array;
  /** The weights of the features past the hidden units. */
  readonly skip: Float64Array;
}

/** What the net has computed last. Training needs it. */
export interface Activity {
  readonly pooled: Float64Array;
  readonly features: Float64Array;
  readonly hidden: Float64Array;
  z: number;
}

export const newActivity = (): Activity => ({
  pooled: new Float64Array(POOLED),
  features: new Float64Array(FEATURES),
  hidden: new Float64Array(HIDDEN),
  z: 0,
});

/** Squashes a number into a chance from 0 to 1. It needs no power function, in which engines differ. */
const chanceFrom = (z: number): number => 0.5 + (0.5 * z) / Math.sqrt(1 + z * z);

/** The spread of the points to come at the start of a game, and the fewest columns to reckon with. */
const SPREAD = 20;
const FEWEST_COLUMNS = 2;
const COLUMNS_IN_ALL = 4 * LAST;

/** Fills in what is known of both sheets as a whole. `active` is active in the turn that begins. */
function readFeatures(f: Float64Array, active: Paper, waiting: Paper, value: SheetValue): void {
  const own = value('active', active);
  const other = value('waiting', waiting);
  const left = COLUMNS_IN_ALL - (goneOn(active) + goneOn(waiting)) / 2;
  const spread = SPREAD * Math.sqrt(Math.max(FEWEST_COLUMNS, left) / COLUMNS_IN_ALL);
  const lead = active.points - waiting.points;
  f.fill(0);
  f[0] = (lead + own - other) / spread;
  f[1] = lead / SPREAD;
  f[2] = own / 30;
  f[3] = other / 30;
  f[4 + active.misses] = 1;
  f[4 + MISSES + waiting.misses] = 1;
  f[12] = closedIn(active);
  f[13] = SPREAD / spread - 1;
  f[14] = (lead / SPREAD) * (SPREAD / spread - 1);
  f[15] = 1;
}

function readRows(net: Net, pooled: Float64Array, active: Paper, waiting: Paper): void {
  for (let half = 0; half < 2; half += 1) {
    const own = (active.rows[2 * half] ?? 0) * EMBEDDED;
    const ownNext = (active.rows[2 * half + 1] ?? 0) * EMBEDDED;
    const other = (waiting.rows[2 * half] ?? 0) * EMBEDDED;
    const otherNext = (waiting.rows[2 * half + 1] ?? 0) * EMBEDDED;
    for (let at = 0; at < EMBEDDED; at += 1) {
      const one = (net.active[own + at] ?? 0) + (net.waiting[other + at] ?? 0);
      const next = (net.active[ownNext + at] ?? 0) + (net.waiting[otherNext + at] ?? 0);
      pooled[half * EMBEDDED + at] = (one > 0 ? one : 0) + (next > 0 ? next : 0);
    }
  }
}

/** Computes the chance that the active seat wins against the waiting one. */
export function run(net: Net, value: SheetValue, active: Paper, waiting: Paper, activity: Activity): number {
  const { pooled, features, hidden } = activity;
  readFeatures(features, active, waiting, value);
  readRows(net, pooled, active, waiting);
  let z = net.outBias[0] ?? 0;
  for (let at = 0; at < FEATURES; at += 1) z += (net.skip[at] ?? 0) * (features[at] ?? 0);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    let sum = net.bias[unit] ?? 0;
    const rows = unit * POOLED;
    for (let at = 0; at < POOLED; at += 1) sum += (net.pooled[rows + at] ?? 0) * (pooled[at] ?? 0);
    const own = unit * FEATURES;
    for (let at = 0; at < FEATURES; at += 1) sum += (net.features[own + at] ?? 0) * (features[at] ?? 0);
    const active = sum > 0 ? sum : 0;
    hidden[unit] = active;
    z += (net.out[unit] ?? 0) * active;
  }
  activity.z = z;
  return chanceFrom(z);
}

/** The sizes of the parts of a net, in the order in which they are stored. */
export const parts = {
  active: ROWS * EMBEDDED,
  waiting: ROWS * EMBEDDED,
  pooled: HIDDEN * POOLED,
  features: HIDDEN * FEATURES,
  bias: HIDDEN,
  out: HIDDEN,
  outBias: 1,
  skip: FEATURES,
} as const satisfies Record<keyof Net, number>;
