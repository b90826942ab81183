import { readEntry, writeEntry } from '../../src/engine/codec';
import type { Entry } from '../../src/engine/game';
import { sunRows } from '../../src/engine/sun-rows';
import type { Move } from '../../src/engine/sun-rows/state';
import { upTo } from './support/sun-rows';

const bytesOf = (entry: Entry<Move>): readonly number[] => [...writeEntry(sunRows, entry)];
const read = (...bytes: readonly number[]) => readEntry(sunRows, Uint8Array.from(bytes));

test.each([
  [{ seat: 0, move: { kind: 'roll' }, dice: [1, 2, 3, 5, 6] }, 3],
  [{ seat: 1, move: { kind: 'reroll', places: [1, 3, 5] }, dice: [6, 1, 1] }, 3],
  [{ seat: 2, move: { kind: 'reroll', places: [1, 2, 3, 4, 5] }, dice: [6, 1, 1, 2, 4] }, 4],
  [{ seat: 3, move: { kind: 'stop' }, dice: [] }, 1],
  [{ seat: 3, move: { kind: 'enter', place: 3 }, dice: [] }, 2],
  [{ seat: 0, move: { kind: 'pass' }, dice: [] }, 1],
  [{ seat: 0, move: { kind: 'keep', places: [1, 3, 5] }, dice: [] }, 3],
  [{ seat: 0, move: { kind: 'keep', places: [1, 3, 5] }, dice: upTo(60).slice(6) }, 43],
  [{ seat: 0, move: { kind: 'take', place: 1 }, dice: [] }, 2],
] satisfies [Entry<Move>, number][])(
  'R8 %j goes over the air in %i bytes and comes back',
  (entry, length) => {
    const bytes = bytesOf(entry);
    expect(bytes).toHaveLength(length);
    expect(read(...bytes)).toEqual(entry);
  },
);

test('R8 bytes that stand for no move are read as none', () => {
  // Seat 0 (000), then the kind and its fields.
  expect(read(0b000_111_00)).toBeNull();
  expect(read(0b000_001_00, 0b000_00000)).toBeNull();
  expect(read(0b000_101_00, 0b000_00000, 0b0_0000000)).toBeNull();
});
