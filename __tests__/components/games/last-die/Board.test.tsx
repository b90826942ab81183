import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Board } from '../../../../src/components/games/last-die/board/Board';
import { FULL_MS } from '../../../../src/components/games/last-die/board/use-shown';
import { TableProvider } from '../../../../src/components/table/TableContext';
import { given } from '../../../../src/engine/chance';
import { lastDie } from '../../../../src/engine/last-die';
import type { Keeper } from '../../../../src/net/session/session';
import { settled } from '../../../support/clock';
import { Surroundings } from '../../../support/surroundings';
import { bot, person, type SetTable, setTable } from '../../../support/table';
import { MIXED, type Played, playedOn, SHORT } from './support/play';

const ROLLED = '0: roll [1 1 2 3 5]';

async function sit(played: Played, keepers: readonly Keeper[] = [person, bot]): Promise<SetTable> {
  const set = setTable(lastDie, keepers, { match: played.match, chance: given([]) });
  render(
    <TableProvider table={set.table}>
      <Board />
    </TableProvider>,
    { wrapper: Surroundings },
  );
  await act(async () => {
    set.table.enter();
    await settled();
  });
  return set;
}

const row = (number: number) => screen.getByRole('button', { name: new RegExp(`^Row ${number},`) });
const words = (number: number): string => row(number).props.accessibilityLabel;
const tap = (number: number) => fireEvent.press(row(number));
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const drafted = ({ state }: SetTable) =>
  state().draft?.steps.map(({ move }) => lastDie.notation.format(move as never));

test('each row is a button with its points, its boxes and its dice in the label', async () => {
  await sit(playedOn([MIXED], ['0: roll [1 1 2 3 5]', '0: place 1 1', '0: place 3 2', '0: stop']));
  expect([1, 2, 3, 4].map(words)).toEqual([
    'Row 1, wins 20 points. Boxes: 1, 2. Placed: 1. 1 box left. Next: 2.',
    'Row 2, wins 40 points. Star row: 3 dice, all alike. Placed: 3. 2 boxes left. Next: 3.',
    'Row 3, wins 30 points. Full house: three dice alike, then two alike of another number. Next: any number.',
    'Row 4, costs 30 points. Boxes: 6. Next: 6.',
  ]);
});

test('the round, and the goal', async () => {
  await sit(playedOn([MIXED], []));
  expect(screen.getByText('Round 1, goal 500')).toBeVisible();
});

test('a full row keeps its owner and what it was worth', async () => {
  await sit(playedOn([MIXED], ['0: roll [1 1 2 3 6]', '0: place 1 1', '0: place 2 1', '0: place 6 4']));
  expect(within(row(1)).getByText('+20')).toBeVisible();
  expect(within(row(4)).getByText('−30')).toBeVisible();
  expect(within(row(1)).getByText('Ada')).toBeVisible();
});

test('a row says what it costs before its last die is placed', async () => {
  await sit(playedOn([MIXED], ['0: roll [1 1 2 3 6]']));
  expect(within(row(4)).getByText('costs you')).toBeVisible();
  expect(within(row(4)).getByText('30')).toBeVisible();
});

test('D5 D6 rows that take a die in hand say so; with one picked up, only those that take it', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED]));
  const fitting = () => [1, 2, 3, 4, 5, 6].filter((number) => words(number).endsWith('A die fits.'));
  expect(fitting()).toEqual([1, 2, 3, 5]);
  expect(row(4)).toBeDisabled();
  expect(row(5)).toBeEnabled();
  act(() => set.table.pick(2));
  expect(fitting()).toEqual([2, 3]);
});

test('a tap places the die that fits as a draft, and undo takes it back', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED]));
  tap(1);
  expect(drafted(set)).toEqual(['place 1 1']);
  tap(1);
  expect(words(1)).toContain('Full.');
  expect(within(row(1)).getByText('+20')).toBeVisible();
  act(() => set.table.undo());
  expect(words(1)).toContain('Placed: 1.');
  expect(within(row(1)).getByText('+20')).toBeVisible();
});

test('where several dice fit, a tap asks which one', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED]));
  tap(2);
  const choice = screen.getByLabelText('Which die for row 2?');
  expect(
    within(choice)
      .getAllByRole('button')
      .map((button) => button.props.accessibilityLabel),
  ).toEqual(['Place the 1', 'Place the 2', 'Place the 3', 'Place the 5', 'None of these']);
  press('None of these');
  expect(set.state().draft).toBeNull();
  tap(2);
  press('Place the 3');
  expect(drafted(set)).toEqual(['place 3 2']);
  expect(screen.queryByLabelText('Which die for row 2?')).toBeNull();
  expect(words(2)).toContain('Placed: 3.');
});

test('dice that are picked up are placed as far as they fit, one after the other', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED]));
  act(() => {
    set.table.pick(2); // 2
    set.table.pick(4); // 5
    set.table.pick(0); // 1
  });
  tap(1);
  expect(drafted(set)).toEqual(['place 1 1', 'place 2 1']);
  expect(set.state().picked).toEqual([]);
});

test.each([
  ['D4 before the roll', [], 1, 'last-die.roll-first'],
  ['D5 a value that does not fit', [ROLLED], 4, 'last-die.does-not-fit'],
  ['D5 a full row', [ROLLED, '0: place 5 5'], 5, 'last-die.row-full'],
])('%s: a tap says why not', async (_, lines, number, code) => {
  const set = await sit(playedOn([MIXED], lines));
  tap(number);
  expect(set.state().refusal?.reason.code).toBe(code);
  expect(set.state().draft).toBeNull();
});

test('a tap during another player’s turn says so', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED]), [bot, person]);
  expect(words(1)).not.toContain('A die fits.');
  tap(1);
  expect(set.state().refusal?.reason.code).toBe('turn.of-another');
});

test('D13 with all dice placed, a tap says that there is none left', async () => {
  const set = await sit(playedOn([SHORT], ['0: roll [1 2 3 4 5]']));
  for (const number of [1, 2, 3, 4, 5]) tap(number);
  expect(drafted(set)).toHaveLength(5);
  tap(6);
  expect(set.state().refusal?.reason.code).toBe('last-die.not-in-hand');
});

describe('D11 the last box of a tableau', () => {
  const NEARLY = [
    '0: roll [1 2 3 4 5]',
    ...[1, 2, 3, 4, 5].map((value) => `0: place ${value} ${value}`),
    '1: roll [6 5 5 5 5]',
  ];
  afterEach(() => jest.useRealTimers());

  test('the full tableau stays until it is committed and was visible for a while; then the next one follows', async () => {
    jest.useFakeTimers();
    const set = await sit(playedOn([SHORT, MIXED], NEARLY), [person, person]);
    tap(6);
    expect(words(6)).toContain('Full.');
    expect(screen.getByText('Round 1, goal 500')).toBeVisible();
    act(() => jest.advanceTimersByTime(2 * FULL_MS));
    expect(words(6)).toContain('Full.');
    tap(1);
    expect(set.state().refusal?.reason.code).toBe('last-die.row-full');
    await act(async () => {
      set.table.commit();
      await settled();
    });
    expect(words(6)).toContain('Full.');
    expect(screen.getByText(/^Round 1: Ada \+\d+, Ben \+10$/)).toBeVisible();
    act(() => jest.advanceTimersByTime(FULL_MS));
    expect(screen.getByText('Round 2, goal 500')).toBeVisible();
    expect(words(2)).toContain('Star row: 3 dice, all alike.');
  });

  test('undo opens the box again', async () => {
    const set = await sit(playedOn([SHORT, MIXED], NEARLY), [person, person]);
    tap(6);
    act(() => set.table.undo());
    expect(words(6)).toBe('Row 6, wins 10 points. Boxes: 6. Next: 6. A die fits.');
  });
});

test('the legend explains the signs', async () => {
  await sit(playedOn([MIXED], []));
  press('What the signs mean');
  expect(screen.getByText('Any number, but all dice of the row are alike.')).toBeVisible();
  expect(screen.getByText('The player who places the last die of the row pays these points.')).toBeVisible();
});

test('placing a die renders its own row, and no other', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED, '0: place 5 5']));
  // A component that has rendered again has new props.
  const drawn = () => [1, 2, 3, 4, 5, 6].map((number) => row(number).props);
  const before = drawn();
  tap(1);
  expect(drafted(set)).toEqual(['place 1 1']);
  expect(drawn().map((props, at) => props !== before[at])).toEqual([true, false, false, false, false, false]);
});

test('a row that is recommended says for which die', async () => {
  const set = await sit(playedOn([MIXED], [ROLLED]));
  act(() => set.table.store.setState({ hint: { kind: 'place', value: 3, row: 2 } }));
  expect(words(2)).toMatch(/A die fits\. Recommended: the 3\.$/);
  expect(words(1)).not.toMatch(/Recommended/);
});
