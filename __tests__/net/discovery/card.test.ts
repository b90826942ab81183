import fc from 'fast-check';
import { cardBytes, readCard, type TableCard } from '../../../src/net/discovery/card';

const card: TableCard = {
  table: '0123456789abcdef',
  era: { number: 3, phone: 1 },
  game: 'lockout',
  open: 2,
  name: 'Ada',
};

test('a card is read as it was written', () => {
  expect(readCard(cardBytes(card))).toEqual(card);
});

test('a card with the longest name fits a relay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const bytes = cardBytes({
        ...card,
        game: 'x'.repeat(20),
        era: { number: 2 ** 32 - 1, phone: 254 },
        name,
      });
      expect(bytes.length).toBeLessThanOrEqual(120);
      expect(readCard(bytes)).not.toBeNull();
    }),
  );
});

test('other bytes are no card', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const read = readCard(bytes);
      if (read)
        expect(readCard(cardBytes(read))).toEqual({
          ...read,
          name: [...read.name].slice(0, 15).join('').trim(),
        });
    }),
  );
  expect(readCard(new Uint8Array(0))).toBeNull();
  expect(readCard(Uint8Array.of(2, ...cardBytes(card).slice(1)))).toBeNull();
  expect(readCard(Uint8Array.of(...cardBytes(card), 0))).toBeNull();
});

test('N29 any name in a card is read as one that can be shown', () => {
  const raw = cardBytes(card);
  const said = Uint8Array.of(...raw.slice(0, -4), 6, 0xe2, 0x80, 0xae, 0x42, 0x0a, 0x62);
  expect(readCard(said)?.name).toBe('B b');
  expect(readCard(cardBytes({ ...card, name: ' A\u200bda  Lovelace the first' }))?.name).toBe(
    'Ada Lovelace th',
  );
});
