import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { face } from '../../../src/components/games/lockout/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { ActionBar } from '../../../src/components/table/frame/ActionBar';
import { Prompt } from '../../../src/components/table/frame/Prompt';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { bot, person, setTable } from '../../support/table';

/** A game of one person and one bot in which the person is to roll. */
function sit() {
  for (let seed = 1; ; seed += 1) {
    const set = setTable(lockout, [person, bot], { seed });
    set.table.enter();
    if (set.state().seat !== 0) continue;
    render(
      <FaceProvider face={face}>
        <TableProvider table={set.table}>
          <Prompt />
          <ActionBar onResults={() => {}} />
        </TableProvider>
      </FaceProvider>,
      { wrapper: Surroundings },
    );
    return set;
  }
}

test('one button does what comes next, and says what that is', async () => {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
  await act(settled);
  expect(set.session.view().match.log).toHaveLength(1);
});

test('nothing can be undone before something is placed', () => {
  sit();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('what is recommended is marked on the button that does it', async () => {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Hint' }));
  await act(settled);
  expect(set.state().hint).toEqual({ kind: 'roll' });
  expect(screen.getByRole('button', { name: 'Roll, recommended' })).toBeVisible();
  expect(screen.getByText('Hint: Roll')).toBeVisible();
});

/** For what looks at the platform's clock. */
function aSecondLater(): void {
  const now = performance.now() + 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}
afterEach(() => jest.restoreAllMocks());

/** The person has rolled, and the dice fly. */
async function roll() {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
  await act(settled);
  return set;
}

const button = (name: string) => screen.getByRole('button', { name });

test('a number that is recommended is said in words, until something is placed', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  const hint = { kind: 'mark', row: 2, number: 7 };
  act(() => set.table.store.setState({ hint }));
  expect(screen.getByText('Hint: Mark green 7')).toBeVisible();
  const mark = lockout.moves(set.state().state as State, 0).find(({ kind }) => kind === 'mark');
  act(() => set.table.choose(mark));
  expect(screen.queryByText(/^Hint/)).toBeNull();
});

test('dice that fly lie at once, by the button that has thrown them', async () => {
  const set = await roll();
  const thrower = screen.getByText('Skip');
  expect(set.state().flying).toBe(true);
  fireEvent.press(button('Skip'));
  expect(set.state().flying).toBe(false);
  // A keyboard or a reader that was on it is still there.
  expect(screen.getByText('Pass')).toBe(thrower);
});

test('while others think the button is there, and does nothing', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  aSecondLater();
  fireEvent.press(button('Pass'));
  await act(settled);
  expect(set.state().seat).toBeNull();
  expect(button('Skip')).toBeDisabled();
});

test('whoever presses in haste skips, and does not pass', async () => {
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

test('no hint is offered for a turn that what is placed has ended', async () => {
  const set = await roll();
  fireEvent.press(button('Skip'));
  expect(button('Hint')).toBeEnabled();
  const mark = lockout.moves(set.state().state as State, 0).find(({ kind }) => kind === 'mark');
  act(() => set.table.choose(mark));
  expect(button('Hint')).toBeDisabled();
});
