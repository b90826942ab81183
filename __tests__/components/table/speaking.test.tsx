import { act, render, screen, within } from '@testing-library/react-native';
import { face } from '../../../src/components/games/lockout/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { Prompt } from '../../../src/components/table/frame/Prompt';
import { SeatsStrip } from '../../../src/components/table/frame/SeatsStrip';
import { Story } from '../../../src/components/table/frame/Story';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import type { TableState } from '../../../src/stores/table/table-state';
import { Surroundings } from '../../support/surroundings';
import { bot, person, setTable } from '../../support/table';
import { played } from '../games/lockout/played';

const ROLL = '0 roll 3 4 5 2 6 1';

/** What a screen reader gets of a table of Ada and the bot Ben. */
function sit() {
  const set = setTable(lockout, [person, bot]);
  render(
    <FaceProvider face={face}>
      <TableProvider table={set.table}>
        <SeatsStrip />
        <Story />
        <Prompt />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  const show = (part: Partial<TableState>) => act(() => set.table.store.setState(part));
  return { set, show };
}

const game = (...lines: readonly string[]) => played({ seats: 2, start: 0, lines });
const after = (...lines: readonly string[]) => game(...lines).at(-1)?.after as State;
const seats = () =>
  within(screen.getByLabelText('Players'))
    .getAllByRole('button')
    .map(({ props }) => props.accessibilityLabel ?? props['aria-label']);
const told = (part: 'story' | 'prompt') => {
  const { props } = within(screen.getByTestId(part)).getByText(/./);
  return props['aria-label'] ?? props.accessibilityLabel ?? [props.children].flat().join('');
};

test('whose roll it is can be heard apart from who has still to answer', () => {
  const { show } = sit();
  const state = after(ROLL);
  show({ state, board: state, held: [0] });
  expect(seats()).toEqual([
    expect.stringMatching(/has rolled these dice, has answered$/),
    expect.stringMatching(/0 locks, has still to answer$/),
  ]);
  const later = after(ROLL, '0 pass', '1 pass');
  show({ state: later, board: later, held: [] });
  expect(seats()).toEqual([
    expect.stringMatching(/has rolled these dice, playing now$/),
    expect.stringMatching(/0 locks$/),
  ]);
});

test('a chosen number is said with its points, and with how it is confirmed and undone', () => {
  const { show } = sit();
  const state = after(ROLL);
  const steps = [{ move: { kind: 'mark', row: 0, number: 7 }, state }];
  show({ state, board: state, seat: 0, draft: { seat: 0, base: state, steps } });
  expect(screen.getByText('Tap red 7 again to undo.')).toBeVisible();
  expect(told('prompt')).toBe(
    'Red 7 chosen: 1 more point. Confirm with “Mark red 7”, or choose it again to undo.',
  );
});

test('who has heard the first part of a turn hears only the second', () => {
  const { show } = sit();
  game(ROLL, '0 mark red 7', '1 pass', '0 mark red 8').forEach((happening, index) => {
    show({ last: { index, ...happening } });
  });
  expect(told('story')).toBe('Ada marks red 8.');
});

test('a heading and its reason are two sentences', () => {
  const { show } = sit();
  const state = after(ROLL);
  show({ state, board: state, seat: 0, hint: { kind: 'pass' } });
  const story = screen.getByTestId('story');
  expect(story).toHaveTextContent(/^Hint: Pass\. \S/);
});

test('the end says who has won, and the points of all', () => {
  const { show } = sit();
  const state = { ...after(ROLL, '0 mark red 7', '1 pass', '0 pass'), phase: 'over' as const };
  show({ state, board: state, over: true, settled: true });
  expect(told('prompt')).toBe('The game is over. Ada wins. Ada: 1 point, Ben: 0 points.');
});
