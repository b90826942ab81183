import { sunRows } from '../../src/engine/sun-rows';
import { parseCard } from '../../src/engine/sun-rows/card';
import { judged, type Opening } from './support/play-record';
import { copies, numbersOf, opening, QUICK, tableAfter, upTo } from './support/sun-rows';

/** Returns the refusal of the opening as a sentence and a code; null if it is accepted. */
function refusal(from: Opening): { reason: string; message: string } | null {
  const verdict = judged('sun-rows', from, []);
  if (verdict.ok) return null;
  expect(verdict.at).toBe(-1);
  return { reason: verdict.reason, message: verdict.message };
}

const withOptions = (options: object, seats = 2): Opening => ({ seats, options, start: [0, ...upTo(12)] });

describe('seats and dealing', () => {
  test('S2 the pile is dealt clockwise from the first seat, all cards of a seat at once', () => {
    const pile = [12, 3, 9, 1, 5, 7, 2, 4, 6, 8, 10, 11, 13, 14, 15];
    const state = tableAfter(opening({ seats: 3, first: 1, pile }));
    expect(numbersOf(state, 1)).toEqual([12, 3]);
    expect(numbersOf(state, 2)).toEqual([9, 1]);
    expect(numbersOf(state, 0)).toEqual([5, 7]);
    expect(state.pile).toEqual(pile.slice(6));
  });

  test('S2 the seat that was drawn begins', () => {
    expect(judged('sun-rows', opening({ seats: 4, first: 3 }), [])).toMatchObject({
      turn: [3],
      scores: [0, 0, 0, 0],
      places: null,
      moves: { 3: ['roll'] },
    });
  });

  test('S2 the first seat is one of the table', () => {
    expect(refusal(opening({ first: 2 }))?.reason).toBe('dice.impossible');
    expect(refusal(opening({ first: 1 }))).toBeNull();
  });

  test('S2 the pile holds every card once', () => {
    const start = (pile: readonly number[]) => refusal({ ...opening(), start: [0, ...pile] })?.reason;
    expect(start([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11])).toBe('dice.impossible');
    expect(start([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toBe('dice.impossible');
    expect(start([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])).toBe('dice.impossible');
    expect(start(upTo(11))).toBe('dice.too-few');
    expect(start(upTo(13))).toBe('dice.left-over');
  });

  test('M1 two to four seats', () => {
    expect(refusal(opening({ seats: 2 }))).toBeNull();
    expect(refusal(opening({ seats: 4 }))).toBeNull();
    expect(refusal(opening({ seats: 1 }))?.reason).toBe('match.seats');
    expect(refusal(opening({ seats: 5 }))?.reason).toBe('match.seats');
  });
});

describe('options', () => {
  test('S10 the variant is basic unless it says advanced', () => {
    expect(sunRows.options.read({})).toEqual({ variant: 'basic', cards: 'classic' });
    expect(tableAfter(opening({ variant: 'basic' })).phase).toBe('roll');
    expect(tableAfter(opening({ variant: 'advanced' })).phase).toBe('keep');
  });

  test('S10 there is no third variant', () => {
    expect(refusal(withOptions({ variant: 'expert', cards: copies(12) }))?.reason).toBe('sun-rows.variant');
    expect(refusal(withOptions({ variant: 'Basic', cards: copies(12) }))?.reason).toBe('sun-rows.variant');
    expect(refusal(withOptions({ variant: '', cards: copies(12) }))?.reason).toBe('sun-rows.variant');
  });

  test('S10 options of another shape are no options', () => {
    const shapes = [
      { variant: 1 },
      { variant: null },
      { cards: null },
      { cards: 12 },
      { cards: [1, 2] },
      { suns: 3 },
      [],
    ];
    for (const shape of shapes) expect(sunRows.options.read(shape)).toBeNull();
    expect(refusal(withOptions({ suns: 3 }))?.reason).toBe('record.options');
  });

  test('S11 the classic cards are the default, and thirty', () => {
    expect(refusal({ seats: 4, options: {}, start: [0, ...upTo(30)] })).toBeNull();
    expect(refusal({ seats: 4, options: { cards: 'classic' }, start: [0, ...upTo(30)] })).toBeNull();
    expect(refusal({ seats: 4, options: {}, start: [0, ...upTo(29)] })?.reason).toBe('dice.too-few');
  });

  test('S11 twelve to sixty cards', () => {
    const many = (count: number) =>
      refusal({ seats: 2, options: { cards: copies(count) }, start: [0, ...upTo(count)] })?.reason ?? null;
    expect(many(0)).toBe('sun-rows.cards');
    expect(many(11)).toBe('sun-rows.cards');
    expect(many(12)).toBeNull();
    expect(many(60)).toBeNull();
    expect(many(61)).toBe('sun-rows.cards');
    expect(refusal(withOptions({ cards: 'mine' }))?.reason).toBe('sun-rows.cards');
    expect(refusal(withOptions({ cards: QUICK }))?.reason).toBe('sun-rows.cards');
  });

  test.each([
    ['basic', 3, 15],
    ['basic', 4, 20],
    ['advanced', 2, 12],
    ['advanced', 3, 18],
    ['advanced', 4, 24],
  ] as const)('S11 the %s game of %i needs %i cards', (variant, seats, needed) => {
    const many = (count: number) =>
      refusal({ seats, options: { variant, cards: copies(count) }, start: [0, ...upTo(count)] });
    expect(many(needed)).toBeNull();
    expect(many(needed - 1)).toEqual(
      needed === 12
        ? expect.objectContaining({ reason: 'sun-rows.cards' })
        : {
            reason: 'sun-rows.too-few-cards',
            message: `${seats} players need at least ${needed} cards here.`,
          },
    );
  });
});

describe('cards as text', () => {
  const code = (text: string) => {
    const card = parseCard(text, 7);
    return card.ok ? null : [card.refusal.code, card.refusal.values];
  };

  test('S11 a card is its rows: colour, boxes, a sun, points where they are not the boxes', () => {
    expect(parseCard('red 2*=5, purple 6, yellow 3*', 1)).toEqual({
      ok: true,
      value: [
        { colour: 1, boxes: 2, points: 5, sun: true },
        { colour: 6, boxes: 6, points: 6, sun: false },
        { colour: 3, boxes: 3, points: 3, sun: true },
      ],
    });
    expect(code('purple 5, yellow 3*, green 2, blue 4*, red 6')).toBeNull();
    expect(code('red 1=9, orange 6=1, yellow 1, green 1, blue 1, purple 1')).toBeNull();
  });

  test.each([
    ['red 0', 'no boxes'],
    ['red 7', 'seven boxes'],
    ['red 10', 'two figures'],
    ['red 02', 'a leading zero'],
    ['red', 'a colour alone'],
    ['red ', 'no number'],
    ['3', 'a number alone'],
    ['pink 3', 'a colour that no die has'],
    ['Red 3', 'a capital'],
    ['red  3', 'two spaces'],
    [' red 3', 'a space before'],
    ['red 3 ', 'a space behind'],
    ['red 3 *', 'a space before the sun'],
    ['red 3**', 'two suns on a row'],
    ['red 3=5*', 'the sun behind the points'],
    ['red 3=', 'no points'],
    ['red 3=0', 'points below 1'],
    ['red 3=10', 'points above 9'],
    ['red 3=3', 'points that are the boxes'],
    ['red 3*=3', 'points that are the boxes, with a sun'],
    ['red 3 =5', 'a space before the points'],
    ['red -3', 'a sign'],
    ['red 3,orange 2', 'no space after the comma'],
    ['red 3; orange 2', 'another separator'],
    ['red 3\n', 'a line break'],
    ['', 'nothing'],
  ])('S11 %j is not a row: %s', (row) => {
    expect(code(`blue 1, ${row}, purple 1, green 1`)).toEqual(['sun-rows.bad-row', { card: 7, row: 2 }]);
  });

  test('S11 a comma at the end is not a card', () => {
    expect(code('red 1, orange 1, yellow 1, ')).toEqual(['sun-rows.bad-row', { card: 7, row: 4 }]);
    expect(code('red 1, orange 1, yellow 1,')).toEqual(['sun-rows.bad-row', { card: 7, row: 3 }]);
  });

  test('S11 three to six rows', () => {
    expect(code('')).toEqual(['sun-rows.row-count', { card: 7 }]);
    expect(code('red 1, orange 1')).toEqual(['sun-rows.row-count', { card: 7 }]);
    expect(code('red 1, orange 1, yellow 1')).toBeNull();
    const six = 'red 1, orange 1, yellow 1, green 1, blue 1, purple 1';
    expect(code(six)).toBeNull();
    expect(code(`${six}, red 2`)).toEqual(['sun-rows.row-count', { card: 7 }]);
  });

  test('S11 a colour stands on a card once', () => {
    expect(code('red 1, orange 1, yellow 1, red 2')).toEqual(['sun-rows.same-colour', { card: 7, row: 4 }]);
  });

  test('S11 two suns at most', () => {
    expect(code('red 1*, orange 1*, yellow 1')).toBeNull();
    expect(code('red 1, orange 1, yellow 1')).toBeNull();
    expect(code('red 1*, orange 1*, yellow 1*')).toEqual(['sun-rows.too-many-suns', { card: 7 }]);
  });

  test('S11 the sentence names the card and the row', () => {
    const cards = [...copies(11), 'red 1, pink 1, yellow 1'];
    expect(refusal(withOptions({ cards }))).toEqual({
      reason: 'sun-rows.bad-row',
      message: 'Row 2 of card 12 is not a row.',
    });
    expect(refusal(withOptions({ cards: ['red 1, red 2, yellow 1', ...copies(11)] }))).toEqual({
      reason: 'sun-rows.same-colour',
      message: 'Row 2 of card 1 has a colour that the card has already.',
    });
    expect(refusal(withOptions({ cards: ['red 1*, blue 2*, yellow 1*', ...copies(11)] }))?.message).toBe(
      'Card 1 has more than two suns.',
    );
    expect(refusal(withOptions({ cards: ['red 1', ...copies(11)] }))?.message).toBe(
      'Card 1 does not have three to six rows.',
    );
  });

  test('S11 cards may be alike', () => {
    expect(refusal(withOptions({ cards: copies(12) }))).toBeNull();
  });
});
