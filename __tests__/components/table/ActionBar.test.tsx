import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { face as lastDieFace } from '../../../src/components/games/last-die/face';
import { face } from '../../../src/components/games/lockout/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { ActionBar } from '../../../src/components/table/frame/ActionBar';

import { Prompt } from '../../../src/components/table/frame/Prompt';
import { Story } from '../../../src/components/table/frame/Story';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { bot, hinted, openMatch, person, setTable } from '../../support/table';

/** A game of one person, who is to roll, and one bot. */
function sit() {
  for (let seed = 1; ; seed += 1) {
    const set = setTable(lockout, [person, bot], { seed });
    set.table.enter();
    if (set.state().seat !== 0) continue;
    render(
      <FaceProvider face={face}>
        <TableProvider table={set.table}>
          <Story />
          <Prompt />
          <ActionBar onResults={() => {}} />
        </TableProvider>
      </FaceProvider>,
      { wrapper: Surroundings },
    );
    return set;
  }
}

test('one button does the next action, and names it', async () => {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
  await act(settled);
  expect(set.session.view().match.log).toHaveLength(1);
});

test('while a throw is worked out, a screen reader hears that the bar is busy', async () => {
  sit();
  const bar = () => screen.getByLabelText('What to do');
  expect(bar()).not.toBeBusy();
  fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
  expect(bar()).toBeBusy();
  await act(settled);
  expect(bar()).not.toBeBusy();
});

test('nothing can be undone before something is placed', () => {
  sit();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the button of a recommended action is marked', async () => {
  const set = sit();
  await act(() => hinted(set, () => fireEvent.press(screen.getByRole('button', { name: 'Hint' }))));
  expect(set.state().hint).toEqual({ kind: 'roll' });
  expect(screen.getByRole('button', { name: 'Roll, recommended' })).toBeVisible();
  expect(screen.getByText('Hint: Roll')).toBeVisible();
});

describe('an action that warns', () => {
  /** The person has passed the white dice, and may still mark red 2 or take a miss. */
  async function atTheMiss() {
    const set = sit();
    const { state } = set.state();
    const rows = [[], [12], [2], [2]];
    const sheets = (state as State).sheets.map((sheet) => ({ ...sheet, rows }));
    const missing = { ...(state as State), sheets, phase: 'colour', white: [1, 1], coloured: [1, 1, 1, 1] };
    act(() => set.table.store.setState({ state: missing, board: missing }));
    return set;
  }
  const WARNING = 'You can still mark red 2. Tap again for −5.';
  const miss = () => screen.getByRole('button', { name: /^Take a miss/ });
  const commits = (set: Awaited<ReturnType<typeof atTheMiss>>) => set.state().busy;

  test('says at the first press what could be done instead, and is done by the second', async () => {
    const set = await atTheMiss();
    expect(screen.queryByText(WARNING)).toBeNull();
    fireEvent.press(miss());
    expect(screen.getByText(WARNING)).toBeVisible();
    expect(commits(set)).toBe(false);
    fireEvent.press(miss());
    expect(commits(set)).toBe(true);
    await act(settled);
  });

  test('warns again after something else was tapped', async () => {
    const set = await atTheMiss();
    fireEvent.press(miss());
    act(() => set.table.place({ kind: 'mark', row: 0, number: 9 }));
    expect(screen.queryByText(WARNING)).toBeNull();
    fireEvent.press(miss());
    expect(commits(set)).toBe(false);
    expect(screen.getByText(WARNING)).toBeVisible();
  });

  test('is done at once if it is the recommended one', async () => {
    const set = await atTheMiss();
    act(() => set.table.store.setState({ hint: { kind: 'pass' } }));
    fireEvent.press(miss());
    expect(commits(set)).toBe(true);
    await act(settled);
  });
});

/** Advances the platform's clock. */
function aSecondLater(): void {
  const now = performance.now() + 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}
afterEach(() => jest.restoreAllMocks());

/** The person rolls, and the dice are in the air. */
async function roll() {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
  await act(settled);
  return set;
}

const button = (name: string) => screen.getByRole('button', { name });

test('a recommended number is shown in words, until a move is drafted', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  const hint = { kind: 'mark', row: 2, number: 7 };
  act(() => set.table.store.setState({ hint }));
  expect(screen.getByText('Hint: Mark green 7')).toBeVisible();
  const mark = lockout.moves(set.state().state as State, 0).find(({ kind }) => kind === 'mark');
  act(() => set.table.choose(mark));
  expect(screen.queryByText(/^Hint/)).toBeNull();
});

test('the button that has thrown the dice skips their flight', async () => {
  const set = await roll();
  const thrower = screen.getByText('Skip');
  expect(set.state().flying).toBe(true);
  fireEvent.press(button('Skip'));
  expect(set.state().flying).toBe(false);
  // A keyboard or a screen reader keeps its place, because the button is the same.
  expect(screen.getByText('Pass')).toBe(thrower);
});

test('while a person at another phone thinks there is no button', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  aSecondLater();
  fireEvent.press(button('Pass'));
  await act(settled);
  expect(set.state().seat).toBeNull();
  act(() => set.table.store.setState({ toMyTurn: false }));
  expect(screen.queryByRole('button', { name: /Skip|To my turn/ })).toBeNull();
});

test('hasty presses skip, and do not pass', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  fireEvent.press(button('Pass'));
  await act(settled);
  expect(set.state().seat).toBe(0);
  aSecondLater();
  fireEvent.press(button('Pass'));
  await act(settled);
  expect(set.state().seat).toBeNull();
});

test('no hint is offered after the draft has ended the turn', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  expect(button('Hint')).toBeEnabled();
  const mark = lockout.moves(set.state().state as State, 0).find(({ kind }) => kind === 'mark');
  act(() => set.table.choose(mark));
  expect(button('Hint')).toBeDisabled();
});

test('while another’s board is in front, the only button leads back to one’s own', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  act(() => set.table.lookAt(1));
  const all = screen
    .getAllByRole('button')
    .map(({ props }) => props['aria-label'] ?? props.accessibilityLabel);
  expect(all).toEqual(['Back to mine']);
  fireEvent.press(button('Back to mine'));
  expect(set.state().viewer).toBe(0);
  expect(button('Pass')).toBeEnabled();
});

test('with real dice the button says to enter them', () => {
  const set = setTable(lockout, [person, person]);
  set.table.enter();
  render(
    <FaceProvider face={face} realDice>
      <TableProvider table={set.table}>
        <ActionBar onResults={() => {}} />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  expect(button('Enter your dice')).toBeEnabled();
});

describe('while bots are ahead', () => {
  /** A game of one person and three bots at the usual pace, with a bot in turn. */
  function wait() {
    const match = openMatch(lastDie, 4);
    const [first = 0] = match.game.turn(match.state);
    const keepers = [0, 1, 2, 3].map((seat) => (seat === (first + 3) % 4 ? person : bot));
    const set = setTable(lastDie, keepers, { match, pace: 'usual' });
    set.table.enter();
    render(
      <FaceProvider face={lastDieFace}>
        <TableProvider table={set.table}>
          <Story />
          <Prompt />
          <ActionBar onResults={() => {}} />
        </TableProvider>
      </FaceProvider>,
      { wrapper: Surroundings },
    );
    return set;
  }

  /** The sentence about the last move. */
  const told = () => screen.queryByText(/^(Ada|Ben|Cleo|Dan) (rolls|places|stops)/);

  test('the button leads to the turn, and what passes is not read out', async () => {
    const set = wait();
    fireEvent.press(button('To my turn'));
    await act(() => set.clock.pass(300));
    expect(set.state().count).toBeGreaterThan(0);
    expect(screen.getByText('On to your turn…')).toBeVisible();
    expect(told()).toBeNull();
    await act(() => set.clock.pass(60_000));
    expect(screen.getByText('Your roll.')).toBeVisible();
    expect(told()).toBeVisible();
  });

  test('a tap too many does not roll', async () => {
    const set = wait();
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    fireEvent.press(button('To my turn'));
    await act(() => set.clock.pass(60_000));
    const { length } = set.session.view().match.log;
    fireEvent.press(button('Roll 5 dice'));
    await act(settled);
    expect(set.session.view().match.log).toHaveLength(length);
    aSecondLater();
    fireEvent.press(button('Roll 5 dice'));
    await act(settled);
    expect(set.session.view().match.log.length).toBeGreaterThan(length);
  });
});
