import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { face as lastDieFace } from '../../../src/components/games/last-die/face';
import { face as lockoutFace } from '../../../src/components/games/lockout/face';
import { face as sunRowsFace } from '../../../src/components/games/sun-rows/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { SeatsStrip } from '../../../src/components/table/frame/SeatsStrip';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lastDie } from '../../../src/engine/last-die';
import type { State } from '../../../src/engine/last-die/state';
import { lockout } from '../../../src/engine/lockout';
import { sunRows } from '../../../src/engine/sun-rows';
import type { State as SunRowsState } from '../../../src/engine/sun-rows/state';
import { Surroundings } from '../../support/surroundings';
import { bot, person, setTable } from '../../support/table';

const labels = (role: 'img' | 'button') =>
  within(screen.getByLabelText('Players'))
    .getAllByRole(role)
    .map(({ props }) => props['aria-label'] ?? props.accessibilityLabel);

test('a seat says its points, its dice, and whose turn it is; the common board is no button', () => {
  const set = setTable(
    lastDie,
    Array.from({ length: 6 }, () => person),
  );
  render(
    <FaceProvider face={lastDieFace}>
      <TableProvider table={set.table}>
        <SeatsStrip />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  const state = { ...(set.state().state as State), active: 4 };
  act(() => set.table.store.setState({ state, board: state }));
  expect(labels('img')[4]).toMatch(/, 80 of 500 points, 5 dice left, playing now$/);
  expect(labels('img')[1]).toMatch(/, 80 of 500 points, 5 dice left$/);
});

test('a tap on a seat shows its board', () => {
  const set = setTable(lockout, [person, bot]);
  render(
    <FaceProvider face={lockoutFace}>
      <TableProvider table={set.table}>
        <SeatsStrip />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  fireEvent.press(screen.getByRole('button', { name: /^Ben, bot, 0 points, 0 locks/ }));
  expect(set.state().viewer).toBe(1);
  expect(set.state().home).toBe(0);
});

test('a draft changes the points of the seat that drafts, and of nobody else', () => {
  const set = setTable(sunRows, [person, bot]);
  render(
    <FaceProvider face={sunRowsFace}>
      <TableProvider table={set.table}>
        <SeatsStrip />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  const state = set.state().state as SunRowsState;
  // An end of the game counts the rows of all.
  const board = { ...state, points: [16, 2] };
  act(() => set.table.store.setState({ state, board, draft: { seat: 0, base: state, steps: [] } }));
  expect(screen.getByRole('button', { name: /^Ada, 16 points/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ben, bot, 0 points/ })).toBeVisible();
  act(() => set.table.store.setState({ state: board, draft: null }));
  expect(screen.getByRole('button', { name: /^Ben, bot, 2 points/ })).toBeVisible();
});
