import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { useResult } from '../../../src/components/table/result/use-result';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lastDie } from '../../../src/engine/last-die';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { Pace } from '../../../src/stores/table/pace';
import { settled } from '../../support/clock';
import { goldenMatch } from '../../support/saved-games';
import { person, setTable } from '../../support/table';

const finished = goldenMatch('last-die');
const end = finished.log.length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

/** A table with people at this phone, after this many entries. */
async function at(entries: number, pace: Pace) {
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(1),
  });
  app.settings.change({ pace });
  const keepers = finished.opening.names.map(() => person);
  const set = setTable(lastDie, keepers, { match: goldenMatch('last-die', entries), pace });
  set.table.enter();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppProvider app={app}>
      <TableProvider table={set.table}>{children}</TableProvider>
    </AppProvider>
  );
  const { result } = renderHook(useResult, { wrapper });
  return { ...set, result };
}

async function playLast({ table, state }: Awaited<ReturnType<typeof at>>): Promise<void> {
  await act(async () => {
    table.commit(finished.log.at(-1)?.move);
    await settled();
  });
  expect(state()).toMatchObject({ over: true, settled: true });
}

test.each([
  ['quick', 2000],
  ['usual', 2000],
  ['calm', 2600],
] as const)(
  'at the pace %s the last move is seen for %i ms before the result covers it',
  async (pace, ms) => {
    const table = await at(end - 1, pace);
    await playLast(table);
    await pass(ms - 1);
    expect(table.result.current.open).toBe(false);
    await pass(1);
    expect(table.result.current.open).toBe(true);
  },
);

test('without pauses the result opens at once', async () => {
  const table = await at(end - 1, 'none');
  await playLast(table);
  expect(table.result.current.open).toBe(true);
});

test('the result of a game that was over already opens at once', async () => {
  const { result } = await at(end, 'calm');
  expect(result.current.open).toBe(true);
});

test('a result that was opened early and closed does not open again', async () => {
  const table = await at(end - 1, 'usual');
  await playLast(table);
  act(() => table.result.current.show());
  expect(table.result.current.open).toBe(true);
  act(() => table.result.current.close());
  await pass(5000);
  expect(table.result.current.open).toBe(false);
});
