import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Share } from 'react-native';
import TodayLoader from '../../../src/components/daily/TodayLoader';
import { OPPONENT, PERSON } from '../../../src/engine/daily/seats';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import { type DailyEntry, openDailyLog } from '../../../src/stores/daily/daily-log';
import { Surroundings } from '../../support/surroundings';

jest.mock('expo-router', () => ({
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
}));

const DAY = '2026-11-20';
const onTable = jest.fn();
beforeEach(() => jest.clearAllMocks());

const entry = (day: string, game: string, wishes: Partial<DailyEntry> = {}): DailyEntry => ({
  day,
  game,
  state: 'finished',
  scores: [87, 71],
  expert: [92, 68],
  ...wishes,
});

/** Shows the page on a phone on which this was tried. */
async function show(...entries: readonly DailyEntry[]): Promise<App> {
  const storage = memoryStorage();
  const log = openDailyLog(storage);
  for (const each of entries) await log.change(each, () => each);
  const app = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => new Date(2026, 10, 20, 12).getTime(),
    random: seeded(1),
  });
  render(
    <AppProvider app={app}>
      <TodayLoader onBack={jest.fn()} onTable={onTable} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(async () => {
    for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });

test('each game of today can be tried once, by the person of this phone against the expert', async () => {
  const app = await show();
  expect(screen.queryByRole('button', { name: 'Practise Lockout' })).toBeNull();
  fireEvent.press(button('Play Lockout'));
  await act(async () => {
    for (let i = 0; i < 50 && onTable.mock.calls.length === 0; i += 1) await new Promise(setImmediate);
  });
  expect(onTable).toHaveBeenCalledWith(`daily-${DAY}-lockout`);
  const saved = await app.saves.load(`daily-${DAY}-lockout`);
  if (!saved || typeof saved === 'string') throw new Error('not saved');
  expect(saved.seats[PERSON]?.keeper).toEqual({ kind: 'person' });
  expect(saved.seats[OPPONENT]?.keeper).toEqual({ kind: 'bot', level: 'expert' });
});

test('a finished try shows its result beside the expert’s, and can be practised', async () => {
  await show(entry(DAY, 'lockout'));
  expect(screen.getByText('87 : 71')).toBeVisible();
  expect(screen.getByText('92 : 68')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play Lockout' })).toBeNull();
  expect(button('Practise Lockout')).toBeVisible();
  expect(button('Share: Lockout')).toBeVisible();
});

test('the line of a finished try is shared from the page', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  await show(entry(DAY, 'lockout'));
  await act(async () => fireEvent.press(button('Share: Lockout')));
  expect(share).toHaveBeenCalledWith({
    message: 'Knobel, Lockout, dice of November 20, 2026: me 87 : 71, the expert 92 : 68',
  });
  share.mockRestore();
});

test('an unfinished try goes on, and is not practised before', async () => {
  await show(entry(DAY, 'lockout', { state: 'begun', scores: null, expert: null }));
  expect(screen.getByText('Not finished')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Practise Lockout' })).toBeNull();
  fireEvent.press(button('Continue Lockout'));
  expect(onTable).toHaveBeenCalledWith(`daily-${DAY}-lockout`);
});

test('the calendar tells how many games were played on each day, and opens past days for practice', async () => {
  await show(entry('2026-11-18', 'lockout'), entry('2026-11-18', 'arena', { scores: [0, 9] }));
  fireEvent.press(button('November 18, 2026: 2 of 4 games played'));
  await act(async () => {
    await new Promise(setImmediate);
  });
  const past = within(screen.getByLabelText('November 18, 2026'));
  expect(past.getByText('0 : 9')).toBeVisible();
  expect(past.getByRole('button', { name: 'Practise Sun Rows' })).toBeVisible();
  expect(past.queryByRole('button', { name: 'Play Sun Rows' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^November 21/ })).toBeNull();
});

test('days in a row are told, and a missed day is not', async () => {
  await show(entry('2026-11-18', 'lockout'), entry('2026-11-19', 'lockout'));
  expect(screen.getByText('Played 2 days in a row')).toBeVisible();
});
