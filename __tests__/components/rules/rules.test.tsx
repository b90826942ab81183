import { fireEvent, render, screen } from '@testing-library/react-native';
import { type ComponentType, Suspense } from 'react';
import { pages as arenaPages } from '../../../src/components/games/arena/rules/pages';
import { pages as lastDiePages } from '../../../src/components/games/last-die/rules/pages';
import { pages as lockoutPages } from '../../../src/components/games/lockout/rules/pages';
import { pages as sunRowsPages } from '../../../src/components/games/sun-rows/rules/pages';
import { rulesOf } from '../../../src/components/rules/contents';
import { Surroundings } from '../../support/surroundings';
import { speaking } from '../../support/words';

const books = [
  ['lockout', lockoutPages],
  ['last-die', lastDiePages],
  ['sun-rows', sunRowsPages],
  ['arena', arenaPages],
] as const;

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const tick = (name: string | RegExp) => fireEvent.press(screen.getByRole('checkbox', { name }));
const next = () => tap('Next page');

/** Opens the rules of a game at a page, counted from 1. */
async function open(game: string, page = 1, onPlay = () => {}) {
  const Rules: ComponentType<{ onBack: () => void; onPlay: () => void }> | undefined = rulesOf(game);
  if (!Rules) throw new Error(`no rules of ${game}`);
  render(
    <Suspense fallback={null}>
      <Rules onBack={() => {}} onPlay={onPlay} />
    </Suspense>,
    { wrapper: Surroundings },
  );
  await screen.findByRole('button', { name: 'Next page' });
  for (let at = 1; at < page; at += 1) next();
}

/** Dice with fixed values: each once in this order, then the last one again and again. */
function throwing(...values: readonly number[]) {
  let at = 0;
  jest.spyOn(Math, 'random').mockImplementation(() => {
    const value = values[Math.min(at, values.length - 1)] ?? 1;
    at += 1;
    return (value - 1) / 6 + 0.01;
  });
}
afterEach(() => jest.restoreAllMocks());

describe.each(books)('the rules of %s', (game, pages) => {
  test('have four to six pages of forty words at most', () => {
    const english = speaking('en');
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(6);
    for (const { words } of pages) expect(english._(words).split(/\s+/).length).toBeLessThanOrEqual(40);
  });

  test('are read from the first page to the last and back, and lead to the game', async () => {
    const onPlay = jest.fn();
    const english = speaking('en');
    await open(game, 1, onPlay);
    for (const [at, { heading }] of pages.entries()) {
      expect(screen.getByRole('heading', { name: english._(heading) })).toBeVisible();
      expect(screen.getByLabelText(`Page ${at + 1} of ${pages.length}`)).toBeVisible();
      if (at < pages.length - 1) next();
    }
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    tap('Play');
    expect(onPlay).toHaveBeenCalledTimes(1);
    for (let at = 1; at < pages.length; at += 1) tap('Previous page');
    expect(screen.getByLabelText(`Page 1 of ${pages.length}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  });
});

test('a game without pages has none', () => {
  expect(rulesOf('chess')).toBeUndefined();
  expect(rulesOf('toString')).toBeUndefined();
});

describe('Lockout', () => {
  test('L2 left of a mark the engine says why not', async () => {
    await open('lockout');
    tick('Red 5');
    expect(screen.getByRole('checkbox', { name: 'Red 5' })).toBeChecked();
    tick('Red 3');
    expect(screen.getByRole('checkbox', { name: 'Red 3' })).not.toBeChecked();
    expect(screen.getByText('That number lies left of a number already marked in its row.')).toBeVisible();
  });

  test('L3 the white sum can be marked in any row', async () => {
    await open('lockout', 2);
    throwing(3, 4, 1, 1, 1, 1);
    tap('Roll');
    expect(screen.getByText(/The white dice make 7\./)).toBeVisible();
    for (const row of ['Red', 'Yellow', 'Green', 'Blue'])
      expect(screen.getByRole('button', { name: `Mark ${row} 7` })).toBeEnabled();
    tap('Mark Green 7');
    throwing(4, 4, 1, 1, 1, 1);
    tap('Roll');
    expect(screen.getByRole('button', { name: 'Mark Green 8' })).toBeDisabled();
  });

  test('L4 a white die that is picked up goes with the colours', async () => {
    await open('lockout', 3);
    tap('Mark Blue 3');
    expect(screen.getByText(/Marked\./)).toBeVisible();
    throwing(1, 6, 2, 2, 2, 2);
    tap('New roll');
    tick('White, 6');
    expect(screen.getByRole('button', { name: 'Mark Red 8' })).toBeEnabled();
  });

  test('L5 L8 two passes are a miss, and the fourth ends the game', async () => {
    await open('lockout', 4);
    for (let turn = 1; turn <= 4; turn += 1) {
      tap('Roll');
      tap('Pass on the white dice');
      tap('Pass on the coloured dice');
      expect(screen.getByLabelText(turn === 1 ? '1 miss' : `${turn} misses`)).toBeVisible();
    }
    expect(screen.getByText(/the game is over/)).toBeVisible();
    expect(screen.getByLabelText('−20')).toBeVisible();
  });

  test('L6 the last number needs five marks, and then locks', async () => {
    await open('lockout', 5);
    tick('Blue 2');
    expect(
      screen.getByText('The last number needs five marks before it. It locks the row for everyone.'),
    ).toBeVisible();
    tick('Blue 5');
    tick('Blue 2');
    expect(screen.getByText('Locked! With the lock that is 7 marks: 28 points.')).toBeVisible();
    expect(screen.getByLabelText('Lock, shut')).toBeVisible();
  });

  test('L9 the points for each number of marks', async () => {
    await open('lockout', 6);
    expect(screen.getByText('4 marks in a row: 10 points.')).toBeVisible();
    tap('Marks: one more');
    expect(screen.getByText('5 marks in a row: 15 points.')).toBeVisible();
  });
});

describe('Last Die', () => {
  test('D9 the last die wins the row, and pays for a negative one', async () => {
    await open('last-die');
    tap(/^Row 1/);
    expect(screen.getByText('You have 110 points now.')).toBeVisible();
    tap(/^Row 2/);
    expect(screen.getByText('You have 90 points now.')).toBeVisible();
  });

  test('D5 the engine refuses a die that does not fit, and a fitting one is placed', async () => {
    await open('last-die', 2);
    tick('Die, 3');
    tap(/^Row 1/);
    expect(screen.getByText('That value does not fit the row’s next box.')).toBeVisible();
    tick('Die, 2');
    tap(/^Row 1/);
    expect(screen.getByRole('button', { name: /^Row 1.*Placed: 2\./ })).toBeVisible();
    tap(/^Row 2/);
    expect(screen.getByText(/Several dice fit there/)).toBeVisible();
  });

  test('D6 D8 a die has to be placed before stopping or rolling again', async () => {
    await open('last-die', 3);
    throwing(5);
    tap('Roll');
    tap('Stop');
    expect(screen.getByText('At least one die fits: place one first.')).toBeVisible();
    tap(/^Row 2/);
    throwing(6);
    tap('Roll again');
    expect(screen.getAllByRole('checkbox', { name: 'Die, 6' })).toHaveLength(4);
  });

  test('D7 when nothing fits the turn is over, and the page says why', async () => {
    await open('last-die', 3);
    throwing(5);
    tap('Roll');
    tap(/^Row 1/);
    tap(/^Row 1/);
    tap(/^Row 1/);
    throwing(3);
    tap('Roll again');
    expect(screen.getByText('3, 3: nothing fits. The turn is over.')).toBeVisible();
  });

  test('D11 the last box brings the next tableau and all dice back', async () => {
    await open('last-die', 4);
    tap(/^Row 3/);
    expect(screen.getAllByText('15 dice')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Row 1.*Full house/ })).toBeVisible();
  });

  test('D12 at 500 points the round is the last', async () => {
    await open('last-die', 5);
    tap(/^Row 3/);
    expect(screen.getByText('510 points, and the round is over: you win.')).toBeVisible();
  });
});

describe('Sun Rows', () => {
  test('S3 three rolls, and the others are kept', async () => {
    await open('sun-rows');
    throwing(1);
    tap('Roll');
    const [first] = screen.getAllByRole('checkbox', { name: 'red' });
    if (first) fireEvent.press(first);
    throwing(5);
    tap('Roll these again');
    expect(screen.getAllByRole('checkbox', { name: 'red' })).toHaveLength(4);
    tick('blue');
    tap('Roll these again');
    expect(screen.getByText('Now the result stands.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('S5 a colour is entered with all its dice or not at all', async () => {
    await open('sun-rows', 3);
    tap(/^Card 2/);
    expect(screen.getByText('No colour of this result can be entered on that card.')).toBeVisible();
    tap(/^Card 1/);
    expect(screen.getByLabelText(/^Card 1: red 1 of 3, green 0 of 2, blue 1 of 4/)).toBeVisible();
  });

  test('S6 rows and suns', async () => {
    await open('sun-rows', 4);
    tick(/^Row in orange/);
    tick(/^Row in green/);
    expect(screen.getByText('The card is finished: rows 12, suns 5, together 17 points.')).toBeVisible();
    tick(/^Row in green/);
    tick(/^Row in yellow/);
    expect(screen.getByText('The card is finished: rows 10, suns 2, together 12 points.')).toBeVisible();
  });

  test('S8 full rows on unfinished cards count without suns', async () => {
    await open('sun-rows', 5);
    tap(/^Card 1/);
    expect(
      screen.getByText('Four cards bring 49 points, the full row that is left 3: 52 in all.'),
    ).toBeVisible();
  });

  test('S9 three cards are kept, and three lie open', async () => {
    await open('sun-rows', 6);
    tick(/^Card 2/);
    tap('Keep these');
    expect(screen.getByText('Keep three of the five cards.')).toBeVisible();
    tick(/^Card 3/);
    tick(/^Card 5/);
    tap('Keep these');
    expect(screen.getByText('Open cards')).toBeVisible();
    expect(screen.getAllByLabelText(/^Card \d/)).toHaveLength(6);
  });
});
