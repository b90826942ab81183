import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';
import { fell, opening, turn } from '../../../engine/support/sun-rows';
import { settled } from '../../../support/clock';
import { bot, hinted, person, type SetTable } from '../../../support/table';
import { advancedTable, linesPlayed, showBoard } from './support';

const CARDS = [
  'red 2, orange 1, yellow 1*, green 6',
  'blue 3, purple 2*, red 4',
  'orange 3, green 3, blue 3',
];
const table = opening({ cards: CARDS });
const rolled = [`0: roll [${fell('rroyb')}]`];
const stopped = [...rolled, '0: stop'];

const card = (name: RegExp) => screen.getByRole('button', { name });
const tap = (name: RegExp) => fireEvent.press(card(name));
const placed = ({ state }: SetTable) => state().draft?.steps.map(({ move }) => move) ?? [];
const refused = ({ state }: SetTable) => state().refusal?.reason.code;

test('the label of a card has its rows, its progress, and the effect of the dice', async () => {
  await showBoard(linesPlayed(table, stopped).match);
  expect(
    card(
      /^Card 1\. red 0 of 2, orange 0 of 1, yellow 0 of 1 with a sun, green 0 of 6\. 0 of 3 rows full, 0 points\. takes 2 red, 1 orange, 1 yellow and is finished for 6 points\. possible$/,
    ),
  ).toBeVisible();
  expect(card(/^Card 2\. .* takes 2 red, 1 blue\. possible$/)).toBeVisible();
  expect(screen.getByLabelText('Look at Ben’s cards: 0 of 4 finished')).toBeVisible();
});

test('a card that can’t be chosen is disabled, and says why after a tap', async () => {
  const set = await showBoard(linesPlayed(table, []).match);
  const [first] = screen.getAllByRole('button', { name: /^Card 1/ });
  expect(first).toBeDisabled();
  if (first) fireEvent.press(first);
  expect(set.state().refusal).not.toBeNull();
});

test('a tap fills a card as a draft, another tap undoes it', async () => {
  const set = await showBoard(linesPlayed(table, stopped).match);
  tap(/^Card 2/);
  expect(placed(set)).toEqual([{ kind: 'enter', place: 2 }]);
  expect(card(/^Card 2\. blue 1 of 3, purple 0 of 2 with a sun, red 2 of 4\. .* chosen$/)).toBeVisible();
  tap(/^Card 2/);
  expect(placed(set)).toEqual([]);
  expect(card(/^Card 2\. blue 0 of 3/)).toBeVisible();
});

test('choosing another card replaces the first choice', async () => {
  const set = await showBoard(linesPlayed(table, stopped).match);
  tap(/^Card 2/);
  tap(/^Card 1/);
  expect(placed(set)).toEqual([{ kind: 'enter', place: 1 }]);
});

test('finishing a card as a draft does not show the next card of the pile', async () => {
  await showBoard(linesPlayed(table, stopped).match);
  tap(/^Card 1/);
  expect(card(/^Card 1\. red 2 of 2, .* 3 of 3 rows full, 6 points\. chosen$/)).toBeVisible();
});

test('a card on which nothing fits says why', async () => {
  const set = await showBoard(linesPlayed(table, [`0: roll [${fell('ggggg')}]`, '0: stop']).match);
  tap(/^Card 2/);
  expect(refused(set)).toBe('sun-rows.nothing-to-enter');
  expect(placed(set)).toEqual([]);
});

test('before the roll a card says that the dice come first', async () => {
  const set = await showBoard(linesPlayed(table, []).match);
  tap(/^Card 1/);
  expect(refused(set)).toBe('sun-rows.roll-first');
});

test('a tap before the last roll keeps the dice', async () => {
  const set = await showBoard(linesPlayed(table, rolled).match);
  tap(/^Card 2/);
  expect(placed(set)).toEqual([{ kind: 'stop' }, { kind: 'enter', place: 2 }]);
  tap(/^Card 2/);
  expect(placed(set)).toEqual([]);
  expect(set.state().seat).toBe(0);
});

test('while others are in turn the own cards say so', async () => {
  const set = await showBoard(linesPlayed(table, turn(0, 'rroyb', '0: pass')).match, [person, bot]);
  tap(/^Card 1/);
  expect(refused(set)).toBe('turn.of-another');
});

test('the cards of others are not buttons', async () => {
  await showBoard(linesPlayed(table, stopped).match);
  tap(/^Look at Ben’s cards/);
  expect(screen.getByRole('heading', { name: 'Ben' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Card 1/ })).toBeNull();
  expect(screen.getByLabelText(/^Card 1\. orange 0 of 3/)).toBeVisible();
  tap(/^Look at Ada’s cards/);
  expect(card(/^Card 1\. red/)).toBeVisible();
});

test('a recommended card is labelled', async () => {
  const set = await showBoard(linesPlayed(table, stopped).match);
  await act(() => hinted(set));
  expect(card(/recommended$/)).toBeVisible();
});

test('three of the five cards can be ticked, but not a fourth', async () => {
  const { match } = linesPlayed(opening({ variant: 'advanced' }), []);
  const set = await showBoard(match);
  await act(async () => {
    set.table.uncover();
    await settled();
  });
  const ticks = screen.getAllByRole('checkbox');
  expect(ticks).toHaveLength(5);
  for (const tick of ticks.slice(0, 4)) fireEvent.press(tick);
  expect(refused(set)).toBe('sun-rows.keep-three');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
});

test('an open card is taken when one has been finished, not before', async () => {
  const lines = [`0: roll [${fell('royyy')}]`, '0: reroll 4 5 [4 4]', '0: stop'];
  const before = await showBoard(advancedTable(...lines).match);
  tap(/^Open card 2/);
  expect(refused(before)).toBe('sun-rows.nothing-to-take');
  screen.unmount();
  const set = await showBoard(advancedTable(...lines, '0: enter 1').match);
  tap(/^Open card 2/);
  expect(placed(set)).toEqual([{ kind: 'take', place: 2 }]);
  tap(/^Open card 2\. .* chosen$/);
  expect(placed(set)).toEqual([]);
});

describe('rendering', () => {
  /** Counts the components that render again: the others keep the same props object. */
  function drawnAgain(what: typeof View | typeof Text, change: () => void): number {
    const before = new Set(screen.UNSAFE_getAllByType(what).map(({ props }) => props));
    act(change);
    return screen.UNSAFE_getAllByType(what).filter(({ props }) => !before.has(props)).length;
  }

  test('choosing a card: its own boxes and the frame of the other, not the rows of others', async () => {
    const set = await showBoard(linesPlayed(opening({ cards: CARDS, seats: 4 }), stopped).match, [
      person,
      bot,
      bot,
      bot,
    ]);
    const all = screen.UNSAFE_getAllByType(View).length;
    const changed = drawnAgain(View, () => set.table.choose({ kind: 'enter', place: 2 }));
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(all / 5);
  });

  test('picking up a die: nothing', async () => {
    const set = await showBoard(linesPlayed(table, rolled).match);
    expect(drawnAgain(View, () => set.table.pick(0))).toBe(0);
    expect(drawnAgain(Text, () => set.table.pick(1))).toBe(0);
  });
});
