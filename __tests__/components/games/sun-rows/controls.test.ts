import { beginDraft, draftState, place } from '../../../../src/engine/draft';
import { sunRows } from '../../../../src/engine/sun-rows';
import type { Move } from '../../../../src/engine/sun-rows/state';
import { fell, opening, turn } from '../../../engine/support/sun-rows';
import { advancedTable, controlsAfter, linesPlayed } from './support';

const cards = opening({ cards: ['red 2, orange 1, yellow 1, green 6', 'blue 3, purple 2*, red 4'] });
const rolled = [`0: roll [${fell('rroyb')}]`];

function withDraft(lines: readonly string[], ...moves: readonly Move[]) {
  const { match, played } = linesPlayed(cards, lines);
  const seat = sunRows.turn(match.state)[0] ?? 0;
  const draft = moves.reduce(
    (so, move) => {
      const next = place(sunRows, so, move);
      if (!next.ok) throw new Error(next.refusal.code);
      return next.value;
    },
    beginDraft(match, seat),
  );
  return controlsAfter(played, { seat, draft: moves, board: draftState(draft) });
}

test('after a roll the dice can be kept, or those picked are rolled again', () => {
  const { played } = linesPlayed(cards, rolled);
  expect(controlsAfter(played)).toMatchObject({
    prompt: 'Ada: Tap the dice to roll again. 2 rolls left.',
    main: { label: 'Keep these dice', moves: [{ kind: 'stop' }], passes: true },
  });
  expect(controlsAfter(played, { picked: [4, 0] })).toMatchObject({
    main: { label: 'Roll 2 again', moves: [{ kind: 'reroll', places: [1, 5] }], throws: true },
  });
});

test('before the last roll the prompt says that it is the last', () => {
  const { played } = linesPlayed(cards, [...rolled, '0: reroll 5 [2]']);
  expect(controlsAfter(played).prompt).toContain('1 roll left.');
});

test('fitting dice are entered on a card, or the player passes', () => {
  const { played } = linesPlayed(cards, [...rolled, '0: stop']);
  expect(controlsAfter(played)).toEqual({
    prompt: 'Ada: Choose a card for these dice.',
    main: { label: 'Pass', moves: [{ kind: 'pass' }], passes: true, secondary: true },
    others: [],
  });
});

test('where nothing fits, the main action is to pass', () => {
  const two = opening({ cards: ['red 1, orange 1, yellow 1', 'red 1, orange 1, green 1'] });
  expect(controlsAfter(linesPlayed(two, turn(0, 'ppppp')).played)).toEqual({
    prompt: 'Ada: These dice fit none of your cards.',
    main: { label: 'Pass', moves: [{ kind: 'pass' }], passes: true },
    others: [],
  });
});

test('the prompt tells the other players that they can use the dice too', () => {
  const { played } = linesPlayed(cards, turn(0, 'rroyb', '0: enter 2'));
  expect(controlsAfter(played).prompt).toBe('Ben: Use these dice too, or pass.');
  expect(controlsAfter(played, { seat: null }).prompt).toBe('Ben may use these dice too.');
});

test('a player alone at a phone is not called by name', () => {
  const { played } = linesPlayed(cards, turn(0, 'rroyb', '0: enter 2'));
  expect(controlsAfter(played, { alone: true }).prompt).toBe('Use these dice too, or pass.');
  expect(controlsAfter(played, { alone: true, seat: null }).prompt).toBe('Ben may use these dice too.');
});

test('the button fills a tapped card', () => {
  expect(withDraft([...rolled, '0: stop'], { kind: 'enter', place: 2 })).toMatchObject({
    main: { label: 'Fill this card', moves: [] },
    others: [],
  });
});

test('a card that becomes full is finished, for its points', () => {
  const done = withDraft([...rolled, '0: stop'], { kind: 'enter', place: 1 });
  expect(done.main).toEqual({ label: 'Finish it: 4 points', moves: [] });
});

test('a tap keeps the dice and fills a card: the draft holds both moves', () => {
  const both = withDraft(rolled, { kind: 'stop' }, { kind: 'enter', place: 2 });
  expect(both.main).toEqual({ label: 'Fill this card', moves: [] });
  expect(withDraft(rolled, { kind: 'stop' }).main).toMatchObject({ label: 'Pass', secondary: true });
});

test('three cards are kept, not fewer', () => {
  const { dealt } = advancedTable();
  const moment = { board: dealt, state: dealt, turn: [0, 1], seat: 0 };
  const { played } = linesPlayed(cards, rolled);
  expect(controlsAfter(played, { ...moment, picked: [4, 0] })).toMatchObject({
    prompt: 'Ada: Choose 1 more card to keep.',
    main: null,
  });
  expect(controlsAfter(played, { ...moment, picked: [4, 0, 2] }).main).toEqual({
    label: 'Keep these three',
    moves: [{ kind: 'keep', places: [1, 3, 5] }],
  });
});

test('a player who has finished a card takes an open one', () => {
  const { played } = advancedTable(
    `0: roll [${fell('royyy')}]`,
    '0: reroll 4 5 [4 4]',
    '0: stop',
    '0: enter 1',
  );
  expect(controlsAfter(played)).toMatchObject({ prompt: 'Ada: Take one of the open cards.', main: null });
  expect(controlsAfter(played, { draft: [{ kind: 'take', place: 2 }] }).main).toEqual({
    label: 'Take this card',
    moves: [],
  });
});
