import { SHORT } from './support/last-die-table';
import { judged } from './support/play-record';

const opening = (options: object, start = [0, 1]) =>
  judged('last-die', { seats: 2, start, options: { tableaus: [SHORT], ...options } }, []);

/** Returns a tableau with this third row. */
const withRow = (row: string) => [...SHORT.slice(0, 2), row, ...SHORT.slice(3)];

const refused = (reason: string, message?: string) => ({
  ok: false,
  at: -1,
  reason,
  ...(message === undefined ? {} : { message }),
});

describe('the goal', () => {
  test.each([100, 110, 500, 1000])('D14 %i is a goal', (goal) => {
    expect(opening({ goal })).toMatchObject({ ok: true });
  });

  test.each([90, 0, -100, 1010, 105, 501])('D14 %i is none', (goal) => {
    expect(opening({ goal })).toMatchObject(refused('last-die.goal'));
  });
});

describe('the star rule', () => {
  test.each(['separate', 'distinct'])('D15 "%s"', (stars) => {
    expect(opening({ stars })).toMatchObject({ ok: true });
  });

  test.each(['Separate', '', 'french'])('D15 not "%s"', (stars) => {
    expect(opening({ stars })).toMatchObject(refused('last-die.stars'));
  });

  const six = ['+90: a a a b b', '+10: *', '+10: *', '+10: * *', '-10: *', '+10: 6'];
  const seven = [...six.slice(0, 5), '+10: * * * *'];

  test('D15 with "distinct" a tableau has at most six star rows and groups', () => {
    const tableaus = [SHORT, seven];
    const reason = 'last-die.too-many-groups';
    expect(opening({ stars: 'distinct', tableaus: [six] })).toMatchObject({ ok: true });
    expect(opening({ stars: 'distinct', tableaus }, [0, 1, 2])).toMatchObject(
      refused(reason, 'Tableau 2 has more than six groups, so they cannot all be different.'),
    );
    expect(opening({ stars: 'separate', tableaus }, [0, 1, 2])).toMatchObject({ ok: true });
  });

  test('D15 two full houses are four groups', () => {
    const house = '+90: a a a b b';
    const five = [house, house, '+10: *', '+10: *', '+10: 6', '+10: 6'];
    expect(opening({ stars: 'distinct', tableaus: [five] })).toMatchObject({ ok: true });
    const seven = [house, house, house, '+10: *', '+10: 6', '+10: 6'];
    expect(opening({ stars: 'distinct', tableaus: [seven] })).toMatchObject(
      refused('last-die.too-many-groups'),
    );
  });
});

describe('tableaus as text', () => {
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

  test('D16 a list of 1 to 40', () => {
    for (const n of [1, 2, 40]) {
      const tableaus = Array(n).fill(SHORT);
      expect(opening({ tableaus }, [0, ...upTo(n)])).toMatchObject({ ok: true });
    }
    for (const n of [0, 41]) {
      const tableaus = Array(n).fill(SHORT);
      expect(opening({ tableaus }, [0, ...upTo(n)])).toMatchObject(refused('last-die.tableaus'));
    }
  });

  test('D16 or "classic", and no other name', () => {
    for (const tableaus of ['Classic', 'mine', ''])
      expect(opening({ tableaus })).toMatchObject(refused('last-die.tableaus'));
    // The classic tableaus are used: only the start is wrong, because it shuffles no stack.
    expect(opening({ tableaus: 'classic' }, [0])).toMatchObject(refused('dice.too-few'));
  });

  test('D3 D16 six rows', () => {
    const message = 'Tableau 2 does not have six rows.';
    for (const rows of [[], SHORT.slice(1), [...SHORT, '+10: 1']]) {
      const tableaus = [SHORT, rows];
      expect(opening({ tableaus }, [0, 1, 2])).toMatchObject(refused('last-die.six-rows', message));
    }
  });

  test.each([
    '+10: 6',
    '-100: 1',
    '+50: 2 3 4',
    '+20: 6 5 4 3 2 1',
    '-30: * * *',
    '+40: *',
    '+40: * * * * * *',
    '+90: a a a b b',
  ])('D16 "%s" is a row', (row) => {
    expect(opening({ tableaus: [withRow(row)] })).toMatchObject({ ok: true });
  });

  test.each([
    // points
    '10: 6',
    '+0: 6',
    '+5: 6',
    '+15: 6',
    '+110: 6',
    '+010: 6',
    '-0: 6',
    '+-10: 6',
    // boxes
    '+10: ',
    '+10:',
    '+10: 0',
    '+10: 7',
    '+10: 1 2 3 4 5 6 1',
    '+10: * * * * * * *',
    // no mixed rows, and a full house has only one form
    '+10: * 3',
    '+10: 3 *',
    '+10: a a a b b 1',
    '+10: a a a b',
    '+10: a a b b b',
    '+10: b b b a a',
    '+10: a a a',
    '+10: A A A B B',
    // spacing
    '+10: 1  2',
    '+10:1 2',
    '+10 : 1 2',
    ' +10: 1 2',
    '+10: 1 2 ',
    '+10: 1,2',
    '+10: 1 2\n',
    '',
  ])('D16 "%s" is no row, and the refusal names it', (row) => {
    const message = 'Row 3 of tableau 1 is not a row.';
    expect(opening({ tableaus: [withRow(row)] })).toMatchObject(refused('last-die.bad-row', message));
  });

  test('D16 the first row that is wrong is named, with its tableau', () => {
    const tableaus = [SHORT, SHORT, [...SHORT.slice(0, 4), '+10: x', '+10: y']];
    const message = 'Row 5 of tableau 3 is not a row.';
    expect(opening({ tableaus }, [0, 1, 2, 3])).toMatchObject(refused('last-die.bad-row', message));
  });

  const stars = (boxes: number) => `+10: ${Array(boxes).fill('*').join(' ')}`;

  test('D16 28 boxes at the most', () => {
    const message = 'Tableau 1 has more than 28 boxes.';
    expect(opening({ tableaus: [[6, 6, 6, 6, 3, 1].map(stars)] })).toMatchObject({ ok: true });
    for (const boxes of [
      [6, 6, 6, 6, 4, 1],
      [6, 6, 6, 6, 6, 6],
    ])
      expect(opening({ tableaus: [boxes.map(stars)] })).toMatchObject(
        refused('last-die.too-many-boxes', message),
      );
  });

  test('D16 at least one positive row', () => {
    const negative = SHORT.map((row) => row.replace('+', '-'));
    const message = 'Tableau 1 has no row with positive points.';
    expect(opening({ tableaus: [negative] })).toMatchObject(refused('last-die.no-positive-row', message));
    expect(opening({ tableaus: [[...negative.slice(0, 5), '+10: 6']] })).toMatchObject({ ok: true });
  });
});

describe('options of another form are no record', () => {
  test.each([
    { beginner: 'yes' },
    { goal: '500' },
    { goal: 500.5 },
    { stars: true },
    { tableaus: 1 },
    { tableaus: ['+10: 1'] },
    { tableaus: [[1, 2, 3, 4, 5, 6]] },
    { tableaus: null },
    { goals: 500 },
  ])('R5 %j', (options) => {
    expect(opening(options)).toMatchObject(refused('record.options'));
  });
});
