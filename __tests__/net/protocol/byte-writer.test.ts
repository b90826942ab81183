import { ByteReader } from '../../../src/net/protocol/byte-reader';
import { ByteWriter } from '../../../src/net/protocol/byte-writer';
import { hex } from '../support/hex';

describe('bytes', () => {
  test('the highest numbers fit', () => {
    const bytes = new ByteWriter().u8(255).u16(65_535).u32(4_294_967_295).varint(4_294_967_295).bytes();
    expect(hex(bytes)).toBe('ff' + 'ffff' + 'ffffffff' + 'ffffffff0f');
    const input = new ByteReader(bytes);
    expect([input.u8(), input.u16(), input.u32(), input.varint()]).toEqual([
      255, 65_535, 4_294_967_295, 4_294_967_295,
    ]);
    expect(input.whole()).toBe(true);
  });

  test.each([
    ['u8', 256],
    ['u16', 65_536],
    ['u32', 4_294_967_296],
    ['varint', 4_294_967_296],
    ['u8', -1],
    ['u16', -1],
    ['u32', -1],
    ['varint', -1],
    ['varint', 0.5],
    ['u8', Number.NaN],
  ] as const)('N15 nothing wraps: %s %d is no number to write', (kind, value) => {
    expect(() => new ByteWriter()[kind](value)).toThrow(RangeError);
  });
});
