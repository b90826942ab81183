/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react-native';
import { face } from '../../../src/components/games/sun-rows/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { TableKeys } from '../../../src/components/table/keys/TableKeys';
import { RefusalToast } from '../../../src/components/table/sheets/RefusalToast';
import { TableProvider } from '../../../src/components/table/TableContext';
import { sunRows } from '../../../src/engine/sun-rows';
import type { State } from '../../../src/engine/sun-rows/state';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { bot, openMatch, person, type SetTable, setTable } from '../../support/table';
import { appOn } from './support';

// Only browsers report keys.
jest.mock('../../../src/components/table/keys/use-key-presses', () =>
  jest.requireActual('../../../src/components/table/keys/use-key-presses.web'),
);

const nothing = () => {};

/** Sun Rows, with the five dice of Ada's first roll on the table. */
async function rolled(): Promise<SetTable> {
  const set = setTable(sunRows, [person, bot], { match: matchOfAda() });
  set.table.enter();
  const app = await appOn(memoryStorage());
  render(
    <AppProvider app={app}>
      <FaceProvider face={face}>
        <TableProvider table={set.table}>
          <TableKeys open={false} ready onOpen={nothing} onResults={nothing} />
          <RefusalToast behind={false} />
        </TableProvider>
      </FaceProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(settled);
  await press('r');
  await act(async () => {
    set.table.landed();
    await settled();
  });
  return set;
}

/** A match that Ada begins. */
function matchOfAda() {
  for (let seed = 1; ; seed += 1) {
    const match = openMatch(sunRows, 2, seed);
    if (sunRows.turn(match.state as State)[0] === 0) return match;
  }
}

async function press(key: string): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await settled();
  });
}

const rolls = ({ session }: SetTable) => session.view().match.log.length;

test('R rolls the picked dice again, and says that dice have to be picked while none is', async () => {
  const set = await rolled();
  expect(rolls(set)).toBe(1);
  await press('r');
  expect(rolls(set)).toBe(1);
  expect(screen.getByText('Tap the dice to roll again. 2 rolls left.')).toBeVisible();
  act(() => set.table.pick(0));
  await press('r');
  expect(rolls(set)).toBe(2);
});

test('U without a choice says that there is nothing to undo', async () => {
  await rolled();
  await press('u');
  expect(screen.getByText('There is nothing to undo.')).toBeVisible();
});

test('while another’s board is in front, each key says so, and nothing is done', async () => {
  const set = await rolled();
  act(() => set.table.lookAt(1));
  for (const key of ['r', 'p', 'h', 'u', 't']) {
    act(() => set.table.store.setState({ refusal: null }));
    await press(key);
    expect(screen.getByText('You are looking at the board of Ben.')).toBeVisible();
  }
  expect(rolls(set)).toBe(1);
});

test('H says why there are no hints in the try that counts', async () => {
  const set = await rolled();
  act(() => set.table.store.setState({ hints: false }));
  await press('h');
  expect(screen.getByText('This is the try that counts. There are no hints.')).toBeVisible();
});
