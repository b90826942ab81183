import { playOut } from '../../../scripts/play-out';
import { botFor } from '../../../src/engine/bots';
import { rolled } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import { packEntries, unpackEntries } from '../../../src/net/protocol/entries';
import { bytes, hex } from '../support/hex';

function logOf(game: AnyGame) {
  const bots = Array.from({ length: game.seats.max }, () => botFor(game, 'random'));
  const names = bots.map((_, seat) => `Seat ${seat}`);
  return playOut({
    game,
    names,
    options: game.options.defaults,
    bots,
    chance: rolled(seeded(3)),
    random: seeded(4),
  }).log;
}

/** The entries as they are read: none of them has a proof. */
const sent = (log: ReturnType<typeof logOf>) => log.map((entry) => ({ ...entry, proof: null }));

test('the example entry of docs/net.md', () => {
  const mark = { seat: 2, move: { kind: 'mark', row: 1, number: 5 }, dice: [] } as const;
  expect(lockout.notation.format(mark.move)).toBe('mark yellow 5');
  expect(hex(packEntries(lockout, [mark], 0, 100).bytes)).toBe('01' + '4aa0');
});

describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('entries of %s', (_, game) => {
  const log = logOf(game);

  test('a whole game is read as it was written', () => {
    const { count, bytes: packed } = packEntries(game, log, 0, 1_000_000);
    expect(count).toBe(log.length);
    expect(unpackEntries(game, packed)).toEqual(sent(log));
  });

  test('parts stay below the limit, unless a single entry is longer', () => {
    const all: unknown[] = [];
    for (let from = 0; from < log.length; ) {
      const { count, bytes: packed } = packEntries(game, log, from, 40);
      expect(count > 1 ? packed.length : 0).toBeLessThanOrEqual(40);
      all.push(...(unpackEntries(game, packed) ?? []));
      from += count;
    }
    expect(all).toEqual(sent(log));
  });

  test('N25 missing and additional bytes are refused', () => {
    const { bytes: packed } = packEntries(game, log, 0, 1_000_000);
    expect(unpackEntries(game, packed.slice(0, -1))).toBeNull();
    expect(unpackEntries(game, Uint8Array.from([...packed, 0]))).toBeNull();
  });

  test('N25 a count that does not fit the bytes is refused before reading entries', () => {
    expect(unpackEntries(game, bytes('ffffffff0f00'))).toBeNull();
    expect(unpackEntries(game, bytes(''))).toBeNull();
  });
});
