import { ByteParts } from '../../../bots/byte-parts';
import { type Net, parts } from './net';
import { ROWS } from './rows';
import { MISSES, PAIRS, type PairTables, roles } from './sheet-values';

/**
 * Reads pair tables. By role, misses, then rows of the same and of opposite directions: the middle of the
 * values, then a scaled whole number for each pair a ≤ b.
 */
export function pairTablesFrom(bytes: Uint8Array): PairTables {
  const input = new ByteParts(bytes);
  return roles.map(() => Array.from({ length: 2 * MISSES }, () => pairTable(input)));
}

function pairTable(input: ByteParts): Float64Array {
  const middle = input.float();
  const half = input.scaled(PAIRS);
  const table = new Float64Array(ROWS * ROWS);
  let at = 0;
  for (let a = 0; a < ROWS; a += 1)
    for (let b = a; b < ROWS; b += 1) {
      const value = middle + (half[at] ?? 0);
      table[a * ROWS + b] = value;
      table[b * ROWS + a] = value;
      at += 1;
    }
  return table;
}

/** Reads a net: the parts in order, each of scaled whole numbers. */
export function netFrom(bytes: Uint8Array): Net {
  const input = new ByteParts(bytes);
  return {
    active: input.scaled(parts.active),
    waiting: input.scaled(parts.waiting),
    pooled: input.scaled(parts.pooled),
    features: input.scaled(parts.features),
    bias: input.scaled(parts.bias),
    out: input.scaled(parts.out),
    outBias: input.scaled(parts.outBias),
    skip: input.scaled(parts.skip),
  };
}
