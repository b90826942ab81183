import { type Net, parts } from '../../../../src/engine/lockout/bots/expert/net';
import { ROWS } from '../../../../src/engine/lockout/bots/expert/rows';
import type { PairTables } from '../../../../src/engine/lockout/bots/expert/sheet-values';
import { PartsWriter } from '../byte-writer';

/** The bytes of pair tables, as `pairTablesFrom` reads them. */
export function pairBytes(tables: PairTables): Uint8Array {
  const out = new PartsWriter();
  for (const table of tables.flat()) {
    const half: number[] = [];
    for (let a = 0; a < ROWS; a += 1) for (let b = a; b < ROWS; b += 1) half.push(table[a * ROWS + b] ?? 0);
    const middle = Math.fround((Math.max(...half) + Math.min(...half)) / 2);
    out.float(middle).scaled(Float64Array.from(half, (value) => value - middle));
  }
  return out.all();
}

const names = Object.keys(parts) as readonly (keyof Net)[];

/** The bytes of a net, as `netFrom` reads them. */
export function netBytes(net: Net): Uint8Array {
  const out = new PartsWriter();
  for (const name of names) out.scaled(net[name]);
  return out.all();
}

/** The number of weights, and a net over one list of them. */
export const WEIGHTS = names.reduce((sum, name) => sum + parts[name], 0);

export function weightsOf(net: Net): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  const copy = netOver(weights);
  for (const name of names) copy[name].set(net[name]);
  return weights;
}

export function netOver(weights: Float64Array): Net {
  let at = 0;
  const part = (name: keyof Net) => {
    at += parts[name];
    return weights.subarray(at - parts[name], at);
  };
  return {
    active: part('active'),
    waiting: part('waiting'),
    pooled: part('pooled'),
    features: part('features'),
    bias: part('bias'),
    out: part('out'),
    outBias: part('outBias'),
    skip: part('skip'),
  };
}
