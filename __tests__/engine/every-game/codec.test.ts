import { isDeepStrictEqual } from 'node:util';
import { readEntry, writeEntry } from '../../../src/engine/codec';
import { type AnyGame, parseMove } from '../../../src/engine/game';
import { findGame, games } from '../../../src/engine/games';
import { pick, seeded } from '../../../src/engine/random';
import { settings } from '../support/settings';
import { positions } from '../support/walk';

// Bytes from another phone may be anything. They are either exactly the encoding of an entry, or refused.

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.each(games.map((game: AnyGame) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  function look(bytes: Uint8Array): boolean {
    const entry = readEntry(game, bytes);
    if (!entry) return false;
    const again = writeEntry(game, entry);
    if (hex(again) !== hex(bytes)) throw new Error(`${hex(bytes)} is also written ${hex(again)}`);
    const text = game.notation.format(entry.move);
    if (!isDeepStrictEqual(parseMove(game.notation, text), entry.move))
      throw new Error(`${hex(bytes)} is a move without a text: ${text}`);
    return true;
  }

  test('random bytes are no entry, or an entry that is written so and has a text', () => {
    const random = seeded(9);
    let read = 0;
    for (let n = 0; n < 20_000; n += 1)
      if (look(Uint8Array.from({ length: random(9) }, () => random(256)))) read += 1;
    expect(read).toBeGreaterThan(0);
  });

  test('every byte, and every two bytes', () => {
    look(new Uint8Array());
    for (let n = 0; n < 0x1_0000; n += 1) {
      if (n < 0x100) look(Uint8Array.of(n));
      look(Uint8Array.of(n >> 8, n & 0xff));
    }
  });

  test('entries with a bit turned over, a byte more or a byte less', () => {
    const random = seeded(10);
    const log = settings
      .filter((setting) => setting.game.id === id)
      .flatMap((setting) => positions(setting).at(-1)?.log ?? []);
    for (let n = 0; n < 3_000; n += 1) {
      const bytes = writeEntry(game, pick(log, random));
      const turned = Uint8Array.from(bytes);
      const at = random(turned.length);
      turned[at] = (turned[at] ?? 0) ^ (1 << random(8));
      look(turned);
      // No byte may follow, not even a zero.
      expect(readEntry(game, Uint8Array.of(...bytes, 0))).toBeNull();
      const cut = bytes.slice(0, -1);
      const read = readEntry(game, cut);
      if (read !== null) look(cut);
    }
  });
});

describe('found', () => {
  test.each([
    ['lockout', 'mark red 0', '0800'],
    ['lockout', 'mark red 14', '69c0'],
    ['last-die', 'place 0 0', '0800'],
    ['sun-rows', 'enter 0', '0c00'],
    ['sun-rows', 'take 0, which would have been legal', '1800'],
    ['sun-rows', 'reroll no dice, which would have been legal', '0400'],
    ['arena', 'regroup to 499 degrees', '143f803be6'],
  ])('%s: %s is no entry', (id, _, bytes) => {
    const game = findGame(id);
    if (!game) throw new Error(`there is no ${id}`);
    expect(readEntry(game, Buffer.from(bytes, 'hex'))).toBeNull();
  });
});
