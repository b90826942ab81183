import fc from 'fast-check';
import { BitReader, BitWriter } from '../../src/engine/codec';

const field = fc
  .integer({ min: 1, max: 32 })
  .chain((width) =>
    fc.record({ width: fc.constant(width), value: fc.integer({ min: 0, max: 2 ** width - 1 }) }),
  );

test('numbers of any width are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(field), (fields) => {
      const out = new BitWriter();
      for (const { value, width } of fields) out.bits(value, width);
      const bytes = out.bytes();
      const bits = fields.reduce((total, { width }) => total + width, 0);
      expect(bytes).toHaveLength(Math.ceil(bits / 8));
      const input = new BitReader(bytes);
      for (const { value, width } of fields) expect(input.bits(width)).toBe(value);
      expect(input.atEnd()).toBe(true);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('the highest bit comes first, and zeros pad the last byte', () => {
  const out = new BitWriter();
  out.bits(0b101, 3);
  out.bits(0b1, 1);
  expect([...out.bytes()]).toEqual([0b10110000]);
  out.bits(0b11111, 5);
  expect([...out.bytes()]).toEqual([0b10111111, 0b10000000]);
  expect([...new BitWriter().bytes()]).toEqual([]);
});

test('signed numbers, from the lowest to the highest', () => {
  for (const width of [2, 10, 16])
    for (const value of [-(2 ** (width - 1)), -1, 0, 1, 2 ** (width - 1) - 1]) {
      const out = new BitWriter();
      out.signed(value, width);
      expect(new BitReader(out.bytes()).signed(width)).toBe(value);
    }
});

test('several numbers of a width', () => {
  expect(new BitReader(Uint8Array.of(0b00101001, 0b11000000)).numbers(3, 3)).toEqual([1, 2, 3]);
  expect(new BitReader(Uint8Array.of()).numbers(0, 3)).toEqual([]);
});

describe('the end', () => {
  const after = (bits: number, ...bytes: readonly number[]) => {
    const input = new BitReader(Uint8Array.from(bytes));
    input.bits(bits);
    return input.atEnd();
  };

  test('is reached when nothing but the zeros of the last byte is left', () => {
    expect(after(3, 0b10100000)).toBe(true);
    expect(after(8, 0xff)).toBe(true);
    expect(after(0)).toBe(true);
  });

  test('is not reached with something left', () => {
    expect(after(3, 0b10100001)).toBe(false);
    expect(after(3, 0b10100000, 0)).toBe(false);
    expect(after(0, 0)).toBe(false);
  });

  test('is detected after reads beyond it, which return zeros', () => {
    const input = new BitReader(Uint8Array.of(0xff));
    expect(input.bits(12)).toBe(0xff0);
    expect(input.atEnd()).toBe(false);
  });
});
