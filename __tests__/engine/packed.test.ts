import { packed, unpacked } from '../../src/engine/bots/packed';
import { seeded } from '../../src/engine/random';

test('bytes of any length come back from their text, which is base64', () => {
  const random = seeded(1);
  for (let length = 0; length < 40; length += 1) {
    const bytes = Uint8Array.from({ length }, () => random(256));
    expect(unpacked(packed(bytes))).toEqual(bytes);
    expect(packed(bytes)).toBe(Buffer.from(bytes).toString('base64').replace(/=/g, ''));
  }
});
