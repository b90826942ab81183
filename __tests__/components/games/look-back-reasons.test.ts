import { reason as arenaReason } from '../../../src/components/games/arena/words/reason';
import { reason as lastDieReason } from '../../../src/components/games/last-die/words/reason';
import { reason as lockoutReason } from '../../../src/components/games/lockout/words/reason';
import { reason as sunRowsReason } from '../../../src/components/games/sun-rows/words/reason';
import { arena } from '../../../src/engine/arena';
import { aimAt } from '../../../src/engine/arena/physics/styles';
import { lastDie } from '../../../src/engine/last-die';
import type { Move, State } from '../../../src/engine/last-die/state';
import { lockout } from '../../../src/engine/lockout';
import { sunRows } from '../../../src/engine/sun-rows';
import { entryOf, momentOf, playedFrom, say } from '../../support/played';

/** After a game, a reason compares with the move that was made. */
const names = ['Ada', 'Ben'];

describe('Last Die', () => {
  const ROWS = ['+30: 4 4 1', '+40: * * * * *', '-20: 6 6', '+50: 1 2 3 4', '+20: 5 3', '+20: a a a b b'];
  const options = { ...lastDie.options.defaults, tableaus: [ROWS] };
  const started = playedFrom(lastDie, { options, names, start: [0, 1] }, []);

  /** The turn of the first player, with these dice in hand and in the rows. */
  const at = (
    hand: readonly number[],
    lying: Readonly<Record<number, readonly number[]>> = {},
    dice: readonly number[] = [12, 15],
  ) => {
    const rows = ROWS.map((_, row) => lying[row + 1] ?? []);
    const board: State = { ...started.match.state, phase: 'place', placed: true, rows, hand, dice };
    return momentOf(started, { board, seat: 0 });
  };
  const why = (better: Move, made: Move, ...position: Parameters<typeof at>) =>
    lastDieReason(better, at(...position), say, made);
  const place = (value: number, row: number) => ({ kind: 'place', value, row }) as const;
  const stop = { kind: 'stop' } as const;
  const roll = { kind: 'roll' } as const;

  test('a stop in place of a die speaks of this die: what it costs, or what it leaves to the next player', () => {
    expect(why(stop, place(6, 3), [2, 6], { 3: [6] })).toBe(
      'You keep 2 dice for later. Row 3 would cost 20 points.',
    );
    expect(why(stop, place(6, 3), [2, 6])).toBe(
      'You keep 2 dice for later. A die in row 3 brings no points.',
    );
    // Five dice show a 1 in 60 of 100 rolls; a 4, and then a 1, in 47 of 100 turns.
    expect(why(stop, place(4, 1), [2, 4], { 1: [4] })).toBe(
      'You keep 2 dice for later. One more die in row 1 would let the next player fill it in 60 of 100 turns, not in 47.',
    );
    // The next player has one die, too few for any row.
    const few = [12, 1];
    expect(why(stop, place(4, 1), [2, 4], {}, few)).toBe(
      'You keep 2 dice for later. After 4 in row 1, 2 boxes are still empty.',
    );
    expect(why(stop, place(4, 1), [4, 4], {}, few)).toBe(
      'You keep 2 dice for later. After 4 4 in row 1, 1 box is still empty.',
    );
    expect(why(stop, place(5, 5), [3, 5])).toBe(
      'You keep 2 dice for later. Row 5 would bring 20 points, but use up 2 dice.',
    );
  });

  test('a die in place of a stop says whether the dice in hand fill its row, or a further roll can', () => {
    expect(why(place(4, 1), stop, [1, 4, 4])).toBe('Your dice can fill row 1 at once: 30 points.');
    expect(why(place(4, 1), stop, [4], { 1: [4] })).toBe(
      'The row brings 30 points. After this die it needs 1 more.',
    );
    // Three dice show a 1 in 42 of 100 rolls.
    expect(why(place(4, 1), stop, [4, 2, 3, 5], { 1: [4] })).toBe(
      'The row brings 30 points. After this die it needs 1 more. If you roll on, you could fill it in 42 of 100 turns.',
    );
    expect(why(place(6, 3), stop, [6])).toBe(
      'It costs nothing yet: only the last die costs 20 points, and 1 box stays empty. Somebody else may have to place it.',
    );
    // Nobody else has a die.
    expect(why(place(6, 3), stop, [6], {}, [12, 0])).not.toMatch(/Somebody else/);
  });

  test('a die in place of another one says what it does better', () => {
    expect(why(place(3, 5), place(6, 3), [3, 6], { 3: [6], 5: [5] })).toBe(
      'It is the last die of the row: 20 points at once. Row 3 would cost 20 points.',
    );
    expect(why(place(4, 1), place(5, 5), [1, 3, 4, 4, 5])).toBe(
      'Your dice can fill row 1 at once: 30 points. Row 5 would bring 20 points.',
    );
    // What brings as much, or more, is nothing to tell.
    expect(why(place(5, 5), place(4, 1), [1, 3, 4, 4, 5])).toBe(
      'Your dice can fill row 5 at once: 20 points.',
    );
    expect(why(place(2, 2), place(3, 2), [2, 2, 2, 3])).toBe(
      'Row 2 would bring 40 points. After 2 2 2 in row 2, 2 boxes are still empty. After 3 in row 2, 4 boxes are still empty.',
    );
  });

  test('a die in place of another one in the same row fills it, or leaves fewer boxes', () => {
    expect(why(place(1, 6), place(5, 6), [1, 1, 1, 5, 5])).toBe(
      'Your dice can fill row 6 at once: 20 points. After 5 5 in row 6, 3 boxes are still empty.',
    );
  });

  test('that a die helps the next player speaks for another one only if that helps less', () => {
    const lying = { 2: [3, 3, 3], 4: [1] };
    // The next player then fills row 2 in 60 of 100 turns, or row 4 in 47. Two dice show a 4 in 31 of 100 rolls.
    expect(why(place(2, 4), place(3, 2), [2, 3, 5, 6], lying)).toBe(
      'Row 4 would bring 50 points. After 2 3 in row 4, 1 box is still empty. If you roll on, you could fill it in 31 of 100 turns. One more die in row 2 would let the next player fill it in 60 of 100 turns, not in 40.',
    );
    expect(why(place(3, 2), place(1, 4), [1, 3], { 2: [3, 3, 3] })).toBe(
      'The row brings 40 points. After this die it needs 1 more. After 1 in row 4, 3 boxes are still empty.',
    );
    // Then one box is empty in each row.
    expect(why(place(3, 2), place(2, 4), [2, 3], lying)).toBe(
      'The row brings 40 points. After this die it needs 1 more.',
    );
  });

  test('a roll in place of a die, and a die in place of a roll', () => {
    expect(why(roll, place(6, 3), [2, 6], { 3: [6], 5: [5] })).toMatch(
      /of 100 rolls.* can fill a row that brings points.* Row 3 would cost 20 points\.$/,
    );
    expect(why(place(4, 1), roll, [1, 4, 4])).toBe('Your dice can fill row 1 at once: 30 points.');
  });

  test.each([
    [stop, roll],
    [roll, stop],
  ])('%j in place of %j says what it says in a game', (better, made) => {
    const lying = { 3: [6], 5: [5] };
    const hint = lastDieReason(better, at([2, 6], lying), say);
    expect(hint).not.toBeNull();
    expect(why(better, made, [2, 6], lying)).toBe(hint);
  });
});

describe('Arena', () => {
  const game = { options: arena.options.defaults, names, start: [0, 5] };
  const moment = momentOf(playedFrom(arena, game, []));
  const toss = { kind: 'throw', aim: aimAt('toss', { x: 0, y: 0 }) } as const;
  const plain = { kind: 'throw', aim: null } as const;
  const stop = { kind: 'stop' } as const;
  const dice = [2, 3, 4].map((face, at) => ({ face, x: 40 * (at - 1), y: 0, turn: 0 }));
  const at = (lying: number, reserves: readonly number[]) => ({
    ...moment,
    board: { ...moment.board, phase: 'more' as const, arena: dice.slice(0, lying), reserves },
  });

  test('A5 a throw in place of a stop: the next player gets the chance that a stop leaves', () => {
    expect(arenaReason(plain, at(3, [5, 5]), say, stop)).toBe(
      'With 3 dice there, about 58 of 100 such throws match. About 27 lose a die: an X, or out of the bowl. If you stop, Ben gets this chance.',
    );
    // Of the dice that hard throws lose nobody has asked.
    expect(arenaReason(toss, at(1, [5, 5]), say, stop)).not.toMatch(/hard throws/);
  });

  test('A2 A7 the last die in place of a stop: it has to be thrown on the next turn anyway', () => {
    expect(arenaReason(plain, at(3, [1, 5]), say, stop)).toBe(
      'It is your last die. With 3 dice there, about 58 of 100 such throws match. After the other 42 you are out. If you stop, Ben gets this chance. On your next turn you have to throw it anyway.',
    );
  });

  test('A2 a stop in place of a throw: the next player has to throw, at little or with all dice', () => {
    expect(arenaReason(stop, at(1, [5, 5]), say, toss)).toBe(
      'With 1 die there, only about 17 of 100 throws match, and 17 lose a die. If you stop, Ben has to throw at what lies there.',
    );
    expect(arenaReason(stop, at(0, [5, 5]), say, toss)).toBe(
      'The arena is empty. If you stop, Ben has to throw all dice at once.',
    );
    expect(arenaReason(stop, at(1, [1, 5]), say, toss)).toBe(arenaReason(stop, at(1, [1, 5]), say));
  });

  test('A7 the next player is one who is not out', () => {
    const three = momentOf(playedFrom(arena, { ...game, names: ['Ada', 'Ben', 'Cem'], start: [0, 5] }, []));
    const board = { ...three.board, phase: 'more' as const, arena: dice, reserves: [5, 0, 5], out: [1] };
    expect(arenaReason(plain, { ...three, board }, say, stop)).toMatch(
      /If you stop, Cem gets this chance\.$/,
    );
  });
});

describe('Lockout', () => {
  /** The first player's turn with these rows, after these entries. */
  const at = (rows: readonly (readonly number[])[], ...lines: readonly string[]) => {
    const entries = lines.map((line) => entryOf(lockout, line));
    const played = playedFrom(lockout, { options: {}, names, start: [0] }, entries);
    const sheets = played.match.state.sheets.map((sheet, seat) => (seat === 0 ? { ...sheet, rows } : sheet));
    const state = { ...played.match.state, sheets };
    return momentOf(played, { state, board: state, seat: 0 });
  };
  const EMPTY = [[], [], [], []];
  const mark = (row: number, number: number) => ({ kind: 'mark', row, number }) as const;
  const pass = { kind: 'pass' } as const;

  test('L2 a mark in place of another one says how little room that leaves', () => {
    const moment = at([[5, 7], [], [], []], '0: roll [3 6 4 6 5 3]');
    expect(lockoutReason(mark(3, 9), moment, say, mark(0, 9))).toBe(
      'It leaves out 3 numbers and has 7 numbers to its right. Red 9 has only 3 to its right.',
    );
  });

  test('L3 of two marks that are alike, one leaves a better one to a coloured die', () => {
    const moment = at(EMPTY, '0: roll [1 3 3 4 3 3]');
    expect(lockoutReason(mark(1, 4), moment, say, mark(0, 4))).toBe(
      'It leaves out 2 numbers and has 8 numbers to its right. You may still use a coloured die. Yellow 5 would leave out no number.',
    );
    expect(lockoutReason(mark(0, 4), moment, say, mark(1, 4))).toBe(
      'It leaves out 2 numbers and has 8 numbers to its right.',
    );
    expect(lockoutReason(pass, at([[9], [3], [12], []], '0: roll [1 6 1 3 3 2]'), say, mark(1, 7))).toBe(
      'Yellow 7 would leave out 3 numbers. You may still use a coloured die. Yellow 4 would leave out no number.',
    );
  });

  test('L5 a mark in place of a pass says what it brings, or what the miss costs', () => {
    expect(lockoutReason(mark(0, 3), at(EMPTY, '0: roll [1 2 3 4 3 3]'), say, pass)).toBe(
      'It leaves out 1 number and has 9 numbers to its right. It brings 1 point at once, and a pass brings none.',
    );
    const passed = at(EMPTY, '0: roll [3 4 1 4 5 6]', '0: pass', '1: pass');
    expect(lockoutReason(mark(0, 4), passed, say, pass)).toMatch(/right\. A miss costs 5 points\.$/);
    // No coloured die fits any more, so who passes will miss.
    const full = at([[10], [12], [2], [2]], '0: roll [5 6 1 1 1 1]');
    expect(lockoutReason(mark(0, 11), full, say, pass)).toMatch(/right\. A miss costs 5 points\.$/);
  });
});

describe('Sun Rows', () => {
  const cards = [
    'red 2*, yellow 3, blue 2, green 4',
    'orange 3, purple 4*, green 2, blue 5',
    ...Array.from({ length: 10 }, () => 'red 5, yellow 5*, green 2*, blue 6, purple 2'),
  ];
  const options = { ...sunRows.options.defaults, cards };
  const start = [0, ...cards.map((_, at) => at + 1)];
  const after = (...lines: readonly string[]) =>
    momentOf(
      playedFrom(
        sunRows,
        { options, names, start },
        lines.map((line) => entryOf(sunRows, line)),
      ),
    );
  const enter = (place: number) => ({ kind: 'enter', place }) as const;
  const reroll = (...places: readonly number[]) => ({ kind: 'reroll', places }) as const;

  test('S6 a card in place of another one says which is nearer to its end', () => {
    const moment = after('0: roll [5 5 6 6 1]', '0: stop');
    // Card 1 lacks a red die and three yellow ones; card 2 two purple, two green, three others.
    expect(sunRowsReason(enter(1), moment, say, enter(2))).toBe(
      'Card 1 takes 3 dice and gets 1 full row. It then needs 4 more to be finished, card 2 would need 7.',
    );
    expect(sunRowsReason(enter(1), moment, say, { kind: 'pass' })).toBe(
      'Card 1 takes 3 dice and gets 1 full row.',
    );
  });

  test('S3 dice that are kept in place of a roll say how few such rolls are better', () => {
    expect(sunRowsReason({ kind: 'stop' }, after('0: roll [1 1 5 3 5]'), say, reroll(4))).toBe(
      'Card 1 takes 5 dice and gets 2 full rows. 0 of 100 such rolls fit more dice.',
    );
  });

  test('S4 S5 a roll in place of another one says what the kept dice fill, for oneself or for others', () => {
    const moment = after('0: roll [1 1 5 5 4]');
    expect(sunRowsReason(reroll(5), moment, say, reroll(1, 2))).toBe(
      'The dice that you keep fill 4 boxes of card 1. With the roll that was made, they fill only 3.',
    );
    expect(sunRowsReason(reroll(1, 2, 3, 4, 5), moment, say, reroll(1))).toBe(
      'Of the dice that you kept, another player could enter 4; with the better roll, only 0.',
    );
    expect(sunRowsReason(reroll(1), moment, say, reroll(2))).toBe(
      'On average, this roll brings you more than the one that was made.',
    );
  });
});
