import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { Board } from '../../../../src/components/games/lockout/board/Board';
import { TableProvider } from '../../../../src/components/table/TableContext';
import { icons } from '../../../../src/components/ui/theme/icons';
import { given } from '../../../../src/engine/chance';
import { lockout } from '../../../../src/engine/lockout';
import type { State } from '../../../../src/engine/lockout/state';
import { settled } from '../../../support/clock';
import { bot, openMatch, person, type SetTable, setTable } from '../../../support/table';
import { speaking, Words } from '../../../support/words';

type Roll = readonly [number, number, number, number, number, number];

/** White 3 and 4; with colours: red 8 and 9, yellow 5 and 6, green 9 and 10, blue 4 and 5. */
const ROLL: Roll = [3, 4, 5, 2, 6, 1];

/** A match in which Ada is active and rolls the known dice. */
function matchOfAda(seats: number) {
  for (let seed = 1; ; seed += 1) {
    const match = openMatch(lockout, seats, seed);
    if ((match.state as State).active === 0) return match;
  }
}

async function sit(keepers = [person, bot], rolls: readonly Roll[] = [ROLL]): Promise<SetTable> {
  const set = setTable(lockout, keepers, { match: matchOfAda(keepers.length), chance: given(rolls.flat()) });
  set.table.enter();
  render(
    <TableProvider table={set.table}>
      <Board />
    </TableProvider>,
    { wrapper: Words },
  );
  await act(settled);
  return set;
}

/** Ada rolls, and the dice land. */
async function rolled(set: SetTable): Promise<void> {
  await act(async () => {
    set.table.place({ kind: 'roll' });
    await settled();
    set.table.landed();
    await settled();
  });
}

/** Ada answers, then the others in turn. */
async function answered(set: SetTable, ...moves: readonly unknown[]): Promise<void> {
  await act(async () => {
    set.table.commit(...moves);
    await set.clock.pass(5000);
  });
}

const tap = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const nameOf = ({ props }: ReactTestInstance): string => props.accessibilityLabel ?? props['aria-label'];
const cells = (look: string) =>
  screen.queryAllByRole('button', { name: new RegExp(`, ${look}`) }).map(nameOf);

test('a sheet is four rows with a heading and eleven numbers, all with a name and a state', async () => {
  await sit();
  for (const [colour, first] of [
    ['Red', 2],
    ['Yellow', 2],
    ['Green', 12],
    ['Blue', 12],
  ]) {
    const row = screen.getByLabelText(`${colour} row`);
    expect(within(row).getByRole('heading', { name: `${colour} row: 0 marks, 0 points` })).toBeVisible();
    const names = within(row).getAllByRole('button').map(nameOf);
    expect(names).toHaveLength(11);
    expect(names[0]).toBe(`${colour} ${first}, free`);
  }
  expect(screen.getByLabelText('No misses')).toBeVisible();
});

test('L3 only the white sum can be marked, in every row', async () => {
  const set = await sit();
  expect(cells('possible')).toEqual([]);
  await rolled(set);
  expect(cells('possible')).toEqual([
    'Red 7, possible',
    'Yellow 7, possible',
    'Green 7, possible',
    'Blue 7, possible',
  ]);
  expect(screen.getByRole('button', { name: 'Red 7, possible' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Red 8, free' })).toBeDisabled();
});

test('a tap chooses a number, a tap on another number replaces it, a second tap undoes it', async () => {
  const set = await sit();
  await rolled(set);
  tap('Red 7, possible');
  expect(cells('chosen')).toEqual(['Red 7, chosen']);
  expect(screen.getByLabelText('Red row: 1 mark, 1 point')).toBeVisible();
  // The score counts it, and the sheet says how.
  expect(screen.getByLabelText('1 point with this')).toBeVisible();
  tap('Blue 7, possible');
  expect(cells('chosen')).toEqual(['Blue 7, chosen']);
  expect(cells('possible')).toContain('Red 7, possible');
  tap('Blue 7, chosen');
  expect(cells('chosen')).toEqual([]);
  expect(set.state().draft).toBeNull();
});

test.each([
  ['Red 8, free', 'L3'],
  ['Green 2, free', 'L6'],
])('a tap on %s tells why not', async (name, rule) => {
  const set = await sit();
  await rolled(set);
  tap(name);
  expect(set.state().refusal?.reason.rule).toBe(rule);
});

test('L1 a tap before the roll says that the dice come first', async () => {
  const set = await sit();
  tap('Red 7, free');
  expect(set.state().refusal?.reason.code).toBe('lockout.roll-first');
});

test('L2 L4 a committed mark stays, numbers left of it fade, and the coloured sums can be marked', async () => {
  const set = await sit();
  await rolled(set);
  tap('Red 7, possible');
  await answered(set);
  expect(cells('marked')).toEqual(['Red 7, marked']);
  expect(cells('left out')).toHaveLength(5);
  expect(cells('possible')).toEqual([
    'Red 8, possible',
    'Red 9, possible',
    'Yellow 5, possible',
    'Yellow 6, possible',
    'Green 10, possible',
    'Green 9, possible',
    'Blue 5, possible',
    'Blue 4, possible',
  ]);
  tap('Red 5, left out');
  expect(set.state().refusal).not.toBeNull();
  tap('Red 9, possible');
  expect(screen.getByLabelText('Red row: 2 marks, 3 points')).toBeVisible();
  expect(cells('chosen')).toEqual(['Red 9, chosen']);
});

test('L5 a miss is crossed in its box', async () => {
  const set = await sit();
  await rolled(set);
  await answered(set, { kind: 'pass' });
  await answered(set, { kind: 'pass' });
  expect(screen.getByLabelText('1 miss of 4, −5 points')).toBeVisible();
});

test('a tap on another sheet shows it large, without numbers to mark', async () => {
  const set = await sit([person, bot, bot]);
  await rolled(set);
  tap('Cleo’s sheet: 0 points, 0 misses, nothing marked');
  expect(screen.getByLabelText('Cleo’s sheet')).toBeVisible();
  expect(cells('possible')).toEqual([]);
  tap('Ada’s sheet: 0 points, 0 misses, nothing marked');
  expect(cells('possible')).toHaveLength(4);
});

test('the name of another sheet says how far each row is, in marks and by its last number', async () => {
  const set = await sit();
  const state = set.state().state as State;
  const rows = [[2, 5, 7], [], [], [12, 11, 8, 5, 3, 2]];
  const sheets = [state.sheets[0], { rows, misses: 0 }];
  act(() => set.table.store.setState({ state: { ...state, sheets }, board: { ...state, sheets } }));
  // The lock is a mark, too.
  tap('Ben’s sheet: 34 points, 0 misses, red: 3 marks, last 7; blue: 7 marks, last 2');
});

test('nothing on another player’s sheet is a button', async () => {
  const set = await sit();
  await rolled(set);
  tap('Ben’s sheet: 0 points, 0 misses, nothing marked');
  expect(within(screen.getByLabelText('Ben’s sheet')).queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('img', { name: 'Red 7, free' })).toBeVisible();
});

test('L3 with two people at one phone, the second does not see the first one’s choice', async () => {
  const set = await sit([person, person]);
  await rolled(set);
  tap('Red 7, possible');
  await answered(set);
  await act(async () => {
    set.table.uncover();
    await settled();
  });
  expect(screen.getByLabelText('Ben’s sheet')).toBeVisible();
  expect(cells('marked')).toEqual([]);
  expect(
    screen.getByRole('button', { name: /^Ada’s sheet: 0 points, 0 misses, nothing marked/ }),
  ).toBeVisible();
});

test('a number that is recommended says so', async () => {
  const set = await sit();
  await rolled(set);
  const hint = lockout.moves(set.state().state as State, 0).find(({ kind }) => kind === 'mark');
  act(() => set.table.store.setState({ hint }));
  expect(screen.getAllByRole('button', { name: /recommended/ })).toHaveLength(1);
});

test('a recommendation is not drawn on another player’s sheet', async () => {
  const set = await sit();
  await rolled(set);
  const hint = { kind: 'mark', row: 0, number: 7 };
  const drawn = () => JSON.stringify(screen.toJSON());
  act(() => set.table.store.setState({ hint }));
  expect(drawn()).toContain(icons.hint);
  tap('Ben’s sheet: 0 points, 0 misses, nothing marked');
  expect(drawn()).not.toContain(icons.hint);
});

describe('rendering', () => {
  /** Shows a board and spies on its translations: a component that renders translates its label again. */
  async function showSpiedBoard() {
    const i18n = speaking('en');
    const said = jest.spyOn(i18n, '_');
    const set = setTable(lockout, [person, bot], { match: matchOfAda(2), chance: given([...ROLL]) });
    set.table.enter();
    render(
      <I18nProvider i18n={i18n}>
        <TableProvider table={set.table}>
          <Board />
        </TableProvider>
      </I18nProvider>,
    );
    await act(settled);
    await rolled(set);
    const numbers = (of: () => void) => {
      said.mockClear();
      act(of);
      const heard = said.mock.results.map(({ value }) => String(value));
      return heard.filter((words) => /^(Red|Yellow|Green|Blue) \d+, /.test(words));
    };
    return { set, numbers };
  }

  test('choosing a number: that number, and the ones it skips', async () => {
    const { numbers } = await showSpiedBoard();
    expect(numbers(() => tap('Red 4, free'))).toEqual([]);
    expect(numbers(() => tap('Red 7, possible'))).toEqual([
      'Red 2, left out',
      'Red 3, left out',
      'Red 4, left out',
      'Red 5, left out',
      'Red 6, left out',
      'Red 7, chosen',
    ]);
  });

  test('choosing another number, and undoing it: the same two rows', async () => {
    const { numbers } = await showSpiedBoard();
    tap('Red 2, free');
    numbers(() => tap('Red 7, possible'));
    const moved = numbers(() => tap('Blue 7, possible'));
    expect(moved).toHaveLength(12);
    expect(moved.filter((words) => /^(Yellow|Green)/.test(words))).toEqual([]);
    expect(numbers(() => tap('Blue 7, chosen'))).toHaveLength(6);
  });

  test('a draft without a mark: nothing', async () => {
    const { set, numbers } = await showSpiedBoard();
    expect(numbers(() => set.table.pick(0))).toEqual([]);
  });
});
