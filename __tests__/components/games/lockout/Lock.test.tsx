import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Board } from '../../../../src/components/games/lockout/board/Board';
import { TableProvider } from '../../../../src/components/table/TableContext';
import { lockout } from '../../../../src/engine/lockout';
import { settled } from '../../../support/clock';
import { bot, openMatch, person, setTable } from '../../../support/table';
import { Words } from '../../../support/words';
import { played } from './played';

/** Ann marks red 2 to 6 by white sums, then twelve is rolled. */
const TO_TWELVE = [
  ...[1, 2, 3, 4, 5].flatMap((half, turn) => {
    const sum = turn + 2;
    const first = Math.min(half, 3);
    const active = turn % 2;
    const roll = `${active} roll ${first} ${sum - first} 1 1 1 1`;
    return [roll, `0 mark red ${sum}`, '1 pass', `${active} pass`];
  }),
  '1 roll 6 6 1 1 1 1',
];

async function sit(...lines: readonly string[]) {
  const match = openMatch(lockout, 2);
  const state = played({ seats: 2, start: 0, lines }).at(-1)?.after ?? match.state;
  const set = setTable(lockout, [person, bot], { match: { ...match, state } });
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

const lock = () => screen.getByTestId('lock red', { includeHiddenElements: true });

test('L6 the lock works like the number before it, and screen readers have only that number', async () => {
  const set = await sit(...TO_TWELVE);
  expect(screen.queryByRole('button', { name: /lock$|lock,/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Red 12, possible, locks the row' })).toBeEnabled();
  fireEvent.press(lock());
  expect(set.state().draft?.steps.map(({ move }) => move)).toEqual([{ kind: 'mark', row: 0, number: 12 }]);
  fireEvent.press(lock());
  expect(set.state().draft).toBeNull();
});

describe('L6 a lock that can’t be marked, and a last number without its five marks, say how a row is locked', () => {
  const said = (set: Awaited<ReturnType<typeof sit>>) => set.state().refusal?.reason.code;

  test.each([
    ['when it could be rolled', ['0 roll 6 6 1 1 1 1']],
    ['when another number was rolled', ['0 roll 1 2 1 1 1 1']],
    ['before the roll', []],
    ['in another’s turn', ['0 roll 1 2 1 1 1 1', '0 pass', '1 pass', '0 pass']],
  ])('%s', async (_, lines) => {
    const set = await sit(...lines);
    fireEvent.press(lock());
    expect(said(set)).toBe('lockout.lock-needs-five');
    act(() => set.table.store.setState({ refusal: null }));
    fireEvent.press(screen.getByRole('button', { name: /^Yellow 12/ }));
    expect(said(set)).toBe('lockout.lock-needs-five');
  });

  test('but not a last number that has them, nor a closed row', async () => {
    const set = await sit(...TO_TWELVE.slice(0, -1), '1 roll 1 1 1 1 1 1');
    fireEvent.press(screen.getByRole('button', { name: /^Red 12/ }));
    expect(said(set)).toBe('lockout.not-the-white-sum');
  });
});

test('L6 a recommended lock says that it is one', async () => {
  const set = await sit(...TO_TWELVE);
  act(() => set.table.store.setState({ hint: { kind: 'mark', row: 0, number: 12 } }));
  expect(screen.getByRole('button', { name: 'Red 12, possible, recommended, locks the row' })).toBeVisible();
});
