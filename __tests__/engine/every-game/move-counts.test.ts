import { readFileSync } from 'node:fs';
import { noted } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { type AnyMatch, commit } from '../../../src/engine/match';
import { readRecord, recordOf, replay } from '../../../src/engine/record';
import { judge } from '../../../src/engine/verdict';
import { alwaysFalls, countSequences } from '../support/count';

// The number of legal sequences of 1, 2, 3 … moves from a fixed position with fixed dice. The data give the
// reason for each count.

interface Table {
  readonly title: string;
  readonly record: { readonly game: string };
  /** The values of every draw. Each draw begins at the start of the list. */
  readonly dice: readonly number[];
  readonly counts: readonly number[];
  readonly how: string;
}

const tables: readonly Table[] = JSON.parse(readFileSync('__tests__/data/move-counts.json', 'utf8'));

function matchOf(record: unknown): AnyMatch {
  const read = readRecord(JSON.stringify(record));
  if (!read.ok) throw new Error(read.refusal.code);
  const played = replay(read.value);
  if ('refusal' in played) throw new Error(`${played.refusal.code} at ${played.at}`);
  return played.match;
}

/**
 * The same count, computed differently: every sequence becomes a record, and its verdict has the next moves.
 */
function countByRecords(match: AnyMatch, depth: number, dice: readonly number[]): number {
  const text = JSON.stringify(recordOf(match));
  const { verdict } = judge(text, text.length);
  if (!verdict.ok) throw new Error(`${verdict.reason} at ${verdict.at}`);
  let count = 0;
  for (const seat of verdict.turn)
    for (const move of verdict.moves[seat] ?? []) {
      if (depth === 1) count += 1;
      else count += countByRecords(after(match, seat, move, dice), depth - 1, dice);
    }
  return count;
}

function after(match: AnyMatch, seat: number, text: string, dice: readonly number[]): AnyMatch {
  const move = match.game.notation.parse(text);
  const chance = noted(alwaysFalls(dice));
  const next = commit(match, seat, move, chance);
  if (!next.ok) throw new Error(`${text} is listed and refused`);
  return next.value;
}

describe.each(tables)('$record.game: $title', ({ record, dice, counts }) => {
  const match = matchOf(record);

  test.each(counts.map((count, at) => ({ depth: at + 1, count })))(
    '$count sequences of $depth',
    ({ depth, count }) => {
      expect(countSequences(match.game, match.state, depth, alwaysFalls(dice))).toBe(count);
      if (count <= 300) expect(countByRecords(match, depth, dice)).toBe(count);
    },
  );
});

test.each(games.map(({ id }: AnyGame) => ({ id })))('$id has at least two tables', ({ id }) => {
  expect(tables.filter(({ record }) => record.game === id).length).toBeGreaterThanOrEqual(2);
});
