import { reason as arenaReason } from '../../../src/components/games/arena/words/reason';
import type { Moment } from '../../../src/components/games/face';
import { reason as lastDieReason } from '../../../src/components/games/last-die/words/reason';
import { reason as lockoutReason } from '../../../src/components/games/lockout/words/reason';
import { reason as sunRowsReason } from '../../../src/components/games/sun-rows/words/reason';
import { arena } from '../../../src/engine/arena';
import { aimAt } from '../../../src/engine/arena/physics/styles';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import { advice } from '../../../src/engine/lockout/advice';
import { checkMark } from '../../../src/engine/lockout/sheet';
import { emptySheet, rowNumbers } from '../../../src/engine/lockout/state';
import { sunRows } from '../../../src/engine/sun-rows';
import { entryOf, goldenGames, momentOf, playedFrom, say } from '../../support/played';

const names = ['Ada', 'Ben'];
const own = <State, Move>(moment: Moment<State, Move>) => ({ ...moment, seat: 0 });

describe('Lockout', () => {
  const after = (...lines: readonly string[]) =>
    own(
      momentOf(
        playedFrom(
          lockout,
          { options: {}, names, start: [0] },
          lines.map((line) => entryOf(lockout, line)),
        ),
      ),
    );
  const mark = (row: number, number: number) => ({ kind: 'mark', row, number }) as const;

  test('L2 a mark says how many numbers it leaves out, and which mark would leave out more', () => {
    expect(lockoutReason(mark(2, 11), after('0: roll [5 6 1 2 3 2]'), say)).toBe(
      'It leaves out 1 number and has 9 numbers to its right. Red 11 would leave out 9 numbers.',
    );
  });

  test('L5 a miss is compared with the best mark', () => {
    const moment = after('0: roll [3 4 1 4 5 6]', '0: pass', '1: pass');
    expect(lockoutReason({ kind: 'pass' }, moment, say)).toBe(
      'Red 4 would leave out 2 numbers. A miss costs 5 points.',
    );
  });

  test('L5 a miss that cannot be helped says so', () => {
    const moment = after('0: roll [3 4 1 4 5 6]', '0: pass', '1: pass');
    const rows = [[12], [12], [2], [2]];
    const sheets = moment.state.sheets.map((sheet) => ({ ...sheet, rows }));
    expect(lockoutReason({ kind: 'pass' }, { ...moment, state: { ...moment.state, sheets } }, say)).toBe(
      'Nothing fits.',
    );
  });

  test('L2 in whole games, a mark leaves out as many numbers as the rules then refuse', () => {
    for (const { happenings } of goldenGames(lockout))
      for (const { entry, before, after: next } of happenings) {
        const { seat, move } = entry;
        if (move.kind !== 'mark' || before.phase !== 'colour') continue;
        const open = (state: typeof before) =>
          rowNumbers[move.row]?.filter(
            (number) =>
              checkMark(state.sheets[seat] ?? emptySheet, move.row, number)?.code !==
              'lockout.left-of-a-mark',
          ).length ?? 0;
        const { facts } = advice(before, seat, move);
        expect(facts.own?.lost).toBe(open(before) - open(next) - 1);
        expect(facts.own?.left).toBe(open(next));
      }
  });
});

describe('Last Die', () => {
  const ROWS = ['+30: 4 4', '+40: * * *', '-20: 6 6', '+50: 1 2 3 4', '+20: 5 3', '+30: 1 1'];
  const options = { ...lastDie.options.defaults, tableaus: [ROWS] };
  const after = (...lines: readonly string[]) =>
    momentOf(
      playedFrom(
        lastDie,
        { options, names, start: [0, 1] },
        lines.map((line) => entryOf(lastDie, line)),
      ),
    );
  const BEGUN = ['0: roll [4 4 2 6 1]', '0: place 4 1'];
  const place = (value: number, row: number) => ({ kind: 'place', value, row }) as const;

  test('D9 the last die of a row says what it brings or costs', () => {
    expect(lastDieReason(place(4, 1), after(...BEGUN), say)).toBe(
      'It is the last die of the row: 30 points at once.',
    );
    const begun = [...BEGUN, '0: place 4 1', '0: place 6 3', '0: stop', '1: roll [6 2 3 4 5]'];
    expect(lastDieReason(place(6, 3), after(...begun), say)).toBe(
      'It is the last die of the row and costs 20 points.',
    );
    expect(lastDieReason(place(2, 2), after(...begun), say)).toBe(
      'The row brings 40 points. After this die it needs 2 more. The next player could fill it in 40 of 100 turns. Row 3 would cost 20 points.',
    );
  });

  test('D8 a stop says what a further roll could bring and what it would use up', () => {
    // Three dice: at least two ones (16), a 5 and a 3 (30), or three alike but ones (5), of 216. Every die fits row 2.
    expect(lastDieReason({ kind: 'stop' }, after(...BEGUN, '0: place 4 1'), say)).toBe(
      'You keep 3 dice for later. Of 100 rolls, 24 could fill a row that brings points, but 76 would only use up dice.',
    );
  });

  /** A moment with these rows open, and the dice of the first player. */
  const onRows = (rows: readonly string[], lines: readonly string[], dice: readonly number[] = [15, 15]) => {
    const played = playedFrom(
      lastDie,
      { options: { ...options, tableaus: [rows] }, names, start: [0, 1] },
      lines.map((line) => entryOf(lastDie, line)),
    );
    const { state } = played.match;
    return momentOf(played, { board: { ...state, dice } });
  };
  const FOURS = ['+30: 4 4', '+20: 4', '+20: 4', '+20: 4', '+20: 1', '+30: 4 4 4 4'];
  const MIXED = ['+30: 4 4', '-20: 6', '-20: 5', '+20: 1', '+20: 1 1 1', '+30: 1 1 1 1'];
  const FAR = ['+30: 4 4 4 4', '-20: 6', '-20: 5', '+20: 1', '+20: 1 1 1 1 1', '+30: 1 1 1 1 1'];

  test('D7 D8 going on is justified by what it brings, or by what it does not cost', () => {
    const why = (...moment: Parameters<typeof onRows>) =>
      lastDieReason({ kind: 'roll' }, onRows(...moment), say);
    // Four dice: any 4 fills a row, and nothing else fits.
    expect(why(FOURS, ['0: roll [1 2 2 2 2]', '0: place 1 5'])).toBe(
      '52 of 100 rolls can fill a row that brings points. A roll that fits nothing costs nothing.',
    );
    const begun = ['0: roll [4 1 2 2 2]', '0: place 1 4', '0: place 4 1'];
    expect(why(MIXED, begun)).toBe('You have 15 dice for 10 empty boxes: you need not save any.');
    // Three dice: 91 rolls have a 4, one is three ones; 56 have a 5 or a 6 and else only 2 and 3; of 216.
    expect(why(MIXED, begun, [4, 15])).toBe(
      'Of 100 rolls, 43 can fill a row that brings points, and 26 make you pay.',
    );
  });

  test('D6 D8 D9 a stop says what speaks against a further roll', () => {
    const why = (...moment: Parameters<typeof onRows>) =>
      lastDieReason({ kind: 'stop' }, onRows(...moment), say);
    expect(why(FAR, ['0: roll [1 2 2 2 2]', '0: place 1 4'])).toBe(
      'You keep 4 dice for later. Of 100 rolls, 19 would make you pay, and 0 could fill a row that brings points.',
    );
    // Any 4 fills a row, so only the next player speaks against going on.
    expect(why(FOURS, ['0: roll [1 2 2 2 2]', '0: place 1 5'])).toMatch(
      /^You keep 4 dice for later\. One more die in row \d would let the next player fill it in \d+ of 100 turns, not in \d+\.$/,
    );
  });
});

describe('Sun Rows', () => {
  const cards = [
    'red 2*, yellow 3, blue 2, green 4',
    'orange 3, purple 4*, green 2, blue 5',
    ...Array.from({ length: 10 }, () => 'red 5, yellow 5*, green 2*, blue 6, purple 2'),
  ];
  const after = (...lines: readonly string[]) =>
    momentOf(
      playedFrom(
        sunRows,
        {
          options: { ...sunRows.options.defaults, cards },
          names,
          start: [0, ...cards.map((_, at) => at + 1)],
        },
        lines.map((line) => entryOf(sunRows, line)),
      ),
    );

  test('S5 a reroll says what the kept dice fill', () => {
    const moment = after('0: roll [1 1 5 3 6]');
    expect(sunRowsReason({ kind: 'reroll', places: [5] }, moment, say)).toBe(
      'The dice that you keep fill 4 boxes of card 1. As they lie, 4 dice fit one of your cards. 50 of 100 such rolls fit more dice.',
    );
  });

  // Two rows of card 1 are full, and its yellow row lacks two dice.
  const NEARLY = ['0: roll [1 1 5 3 5]', '0: stop', '0: enter 1', '1: pass'];
  const BEN_PASSES = ['1: roll [6 6 6 6 6]', '1: stop', '1: pass', '0: pass'];

  test('S6 a reroll says which colour finishes which card', () => {
    const moment = after(...NEARLY, ...BEN_PASSES, '0: roll [3 1 1 2 2]');
    expect(sunRowsReason({ kind: 'reroll', places: [4] }, moment, say)).toBe(
      'If you roll 1 yellow, you finish card 1: 9 points, in 17 of 100 such rolls. The dice that you keep fill 1 box of card 1.',
    );
  });

  test('S4 dice that all fit are rolled again, because they help the others, too', () => {
    const moment = after('0: roll [1 1 5 5 4]');
    expect(sunRowsReason({ kind: 'reroll', places: [1, 2, 3, 4, 5] }, moment, say)).toBe(
      'As they lie, 5 dice fit one of your cards. But Ben could enter 5 of them, too. On average, another roll is better for you.',
    );
  });

  test('S4 a reroll that takes a card from another player says so', () => {
    // Ben’s card lacks four red dice.
    const filled = ['0: roll [4 4 6 6 1]', '0: stop', '0: pass', '1: enter 1'];
    const moment = after(...filled, ...BEN_PASSES, '0: roll [1 1 1 1 2]');
    expect(sunRowsReason({ kind: 'reroll', places: [1] }, moment, say)).toBe(
      'As they lie, the dice finish a card for Ben: 11 points. After this roll, only 17 times in 100. 67 of 100 such rolls fit more dice.',
    );
  });

  test('S5 S6 a card is compared with another one, and says when it is finished', () => {
    const entering = ['0: roll [1 1 5 3 5]', '0: stop'];
    expect(sunRowsReason({ kind: 'enter', place: 1 }, after(...entering), say)).toBe(
      'Card 1 takes 5 dice and gets 2 full rows. Card 2 would take only 2.',
    );
    const finishing = [...entering, '0: enter 1', '1: pass', '1: roll [3 3 2 2 2]', '1: stop', '1: pass'];
    expect(sunRowsReason({ kind: 'enter', place: 1 }, after(...finishing), say)).toBe(
      'These dice finish card 1: 9 points.',
    );
  });
});

describe('Arena', () => {
  const moment = momentOf(playedFrom(arena, { options: arena.options.defaults, names, start: [0, 5] }, []));

  const toss = { kind: 'throw', aim: aimAt('toss', { x: 0, y: 0 }) } as const;
  const stop = { kind: 'stop' } as const;
  /** The same arena, with one die in reserve. */
  const lastDie = { ...moment, board: { ...moment.board, reserves: [1, 9] } };
  const more = { ...lastDie, board: { ...lastDie.board, phase: 'more' as const } };

  test('a throw says what was measured of such throws: matches, and lost dice', () => {
    expect(arenaReason(toss, moment, say)).toBe(
      'With 1 die there, about 17 of 100 such throws match. About 17 lose a die: an X, or out of the bowl. Of 100 hard throws, about 57 would lose one.',
    );
  });

  test('A7 with the last die, a throw without a match means being out', () => {
    expect(arenaReason(toss, lastDie, say)).toBe(
      'It is your last die. With 1 die there, about 17 of 100 such throws match. After the other 83 you are out.',
    );
    expect(arenaReason(toss, more, say)).toMatch(/If you stop, you keep it for your next turn\.$/);
    expect(arenaReason(stop, more, say)).toBe(
      'You keep your last die. With 1 die there, only about 17 of 100 throws match; after any other you would be out.',
    );
    const empty = { ...lastDie, board: { ...lastDie.board, arena: [] } };
    expect(arenaReason(toss, empty, say)).toMatch(/and then you are out\.$/);
  });

  test('A6 a grand throw says what it loses', () => {
    const empty = { ...moment, board: { ...moment.board, arena: [] } };
    expect(arenaReason({ kind: 'throw', aim: null }, empty, say)).toBe(
      'A soft throw of 9 dice loses about 3 of them on average.',
    );
  });
});
