import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Activity, type ReactElement } from 'react';
import { AccessibilityInfo, Share } from 'react-native';
import TableLoader from '../../../src/components/table/TableLoader';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import { messages as de } from '../../../src/i18n/locales/de';
import { realClock } from '../../../src/net/clock';
import type { Keeper } from '../../../src/net/session/session';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import type { DiceSource } from '../../../src/stores/saves/save-text';
import { Surroundings } from '../../support/surroundings';
import { bot, person, seatsFor } from '../../support/table';
import { speaking } from '../../support/words';

const announced = jest.mocked(AccessibilityInfo.announceForAccessibilityWithOptions);
const nowhere = () => {};
const i18n = speaking('en');

interface Opened {
  readonly app: App;
  readonly id: string;
  /** The table's screen, in focus or covered by another one. */
  screen(away?: boolean): ReactElement;
  /** The number of stored entries. */
  entries(): Promise<number>;
}

async function open(
  keepers: readonly Keeper[],
  storage: Storage = memoryStorage(),
  dice: DiceSource = 'phone',
): Promise<Opened> {
  const ground = {
    storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(11),
  };
  const app = await createApp(ground);
  app.settings.change({ pace: 'none', reducedMotion: true });
  const seats = seatsFor(...keepers);
  const opened = await app.newGame(lockout, { seats, options: lockout.options.defaults, dice });
  if (!opened.ok) throw new Error(opened.refusal.text);
  const id = opened.value;
  const links = {
    onReplay: nowhere,
    onLookBack: nowhere,
    onBack: nowhere,
    onHome: nowhere,
    onTable: nowhere,
    onRules: nowhere,
    onSettings: nowhere,
  };
  return {
    app,
    id,
    screen: (away = false) => (
      <AppProvider app={app}>
        <ThemeProvider mode="light" reducedMotion>
          <I18nProvider i18n={i18n}>
            <TableLoader id={id} away={away} {...links} />
          </I18nProvider>
        </ThemeProvider>
      </AppProvider>
    ),
    entries: async () => (await storage.game(id))?.length ?? 0,
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
});

test('while another screen covers the table, the game pauses and nothing opens', async () => {
  const table = await open([bot, bot]);
  table.app.settings.change({ pace: 'usual' });
  render(table.screen(), { wrapper: Surroundings });
  for (let i = 0; i < 5; i += 1) await pass(1000);
  screen.rerender(table.screen(true));
  await pass(100);
  const left = await table.entries();
  expect(left).toBeGreaterThan(0);
  for (let i = 0; i < 10; i += 1) await pass(1000);
  expect(await table.entries()).toBe(left);

  act(() => table.app.settings.change({ pace: 'none' }));
  screen.rerender(table.screen());
  for (let i = 0; i < 100 && !button('Play again'); i += 1) await pass(1000);
  expect(button('Play again')).toBeVisible();
  screen.rerender(table.screen(true));
  expect(button('Play again')).toBeNull();
}, 60_000);

test('a draft survives a change of language and a visit to another screen', async () => {
  const table = await open([person, person]);
  const inStack = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{table.screen()}</Activity>;
  render(inStack('visible'), { wrapper: Surroundings });
  await pass(100);
  fireEvent.press(screen.getByRole('button', { name: /^Roll/ }));
  await pass(6000);
  const [place] = screen.getAllByRole('button', { name: /, possible/ });
  if (place) fireEvent.press(place);
  expect(button('Undo')).toBeEnabled();
  act(() => i18n.loadAndActivate({ locale: 'de', messages: de }));
  await pass(100);
  expect(button('Rückgängig')).toBeEnabled();
  // As the navigation stack does with a covered screen.
  screen.rerender(inStack('hidden'));
  await pass(100);
  screen.rerender(inStack('visible'));
  await pass(100);
  expect(button('Rückgängig')).toBeEnabled();
  act(() => i18n.activate('en'));
});

test('a failed share or next game is explained on the sheet', async () => {
  const storage = memoryStorage();
  const full = { now: false };
  const createGame: Storage['createGame'] = (...game) =>
    full.now ? Promise.reject(new Error('full')) : storage.createGame(...game);
  const table = await open([bot, bot], { ...storage, createGame });
  render(table.screen(), { wrapper: Surroundings });
  for (let i = 0; i < 100 && !button('Play again'); i += 1) await pass(1000);
  jest.spyOn(Share, 'share').mockRejectedValueOnce(new Error('nothing to share with'));
  fireEvent.press(screen.getByRole('button', { name: 'Share the record of this game' }));
  await pass(100);
  expect(screen.getByText('This could not be shared.')).toBeVisible();
  full.now = true;
  await pass(1000);
  fireEvent.press(screen.getByRole('button', { name: 'Play again' }));
  await pass(100);
  expect(button('Play again')).toBeNull();
  expect(screen.getAllByText(/could not be saved/).length).toBeGreaterThan(0);
}, 60_000);

/** A disk that refuses writes once it is full. */
function fillableDisk() {
  const storage = memoryStorage();
  const full = { now: false };
  const unless = <Args extends unknown[], T>(keep: (...args: Args) => Promise<T>) => {
    return (...args: Args) => (full.now ? Promise.reject(new Error('full')) : keep(...args));
  };
  const { keepNotes, append } = storage;
  return { full, storage: { ...storage, keepNotes: unless(keepNotes), append: unless(append) } };
}

const NOT_SAVED = /could not be saved/;

test('a refusal in a sheet is reported on it and nowhere else, each time', async () => {
  const { full, storage } = fillableDisk();
  const table = await open([person, bot], storage);
  render(table.screen(), { wrapper: Surroundings });
  await pass(100);
  fireEvent.press(screen.getByRole('button', { name: 'Menu' }));
  full.now = true;
  announced.mockClear();
  for (const times of [1, 2]) {
    fireEvent.press(screen.getByRole('button', { name: 'Let a bot play for Ada' }));
    await pass(100);
    expect(within(screen.getByLabelText('At this table')).getByText(NOT_SAVED)).toBeVisible();
    expect(screen.getAllByText(NOT_SAVED)).toHaveLength(1);
    expect(announced.mock.calls.filter(([text]) => NOT_SAVED.test(text))).toHaveLength(times);
  }
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  await pass(100);
  expect(screen.queryByText(NOT_SAVED)).toBeNull();
});

test('a sheet does not report earlier refusals', async () => {
  const table = await open([person, person]);
  render(table.screen(), { wrapper: Surroundings });
  await pass(100);
  fireEvent.press(screen.getByRole('button', { name: 'Red 7, free' }));
  const reason = 'Roll the dice first.';
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
  fireEvent.press(screen.getByRole('button', { name: 'Menu' }));
  await pass(100);
  expect(within(screen.getByLabelText('At this table')).queryByText(reason)).toBeNull();
});

test('real dice that can’t be stored are reported on their sheet', async () => {
  const { full, storage } = fillableDisk();
  const table = await open([person, person], storage, 'real');
  render(table.screen(), { wrapper: Surroundings });
  await pass(100);
  fireEvent.press(screen.getByRole('button', { name: 'Enter your dice' }));
  await pass(100);
  for (const six of screen.getAllByRole('radio', { name: /6$/ })) fireEvent.press(six);
  full.now = true;
  await pass(1000);
  fireEvent.press(screen.getByRole('button', { name: 'That’s what fell' }));
  await pass(100);
  const sheet = within(screen.getByLabelText('What do the dice show?'));
  expect(sheet.getByText(NOT_SAVED)).toBeVisible();
});

test('a game that can’t be read just now can be tried again', async () => {
  const storage = memoryStorage();
  const trouble = { now: false };
  const game: Storage['game'] = (id) =>
    trouble.now ? Promise.reject(new Error('not now')) : storage.game(id);
  const table = await open([person, person], { ...storage, game });
  trouble.now = true;
  render(table.screen(), { wrapper: Surroundings });
  await pass(100);
  expect(screen.getByText('This game can’t be read right now.')).toBeVisible();
  trouble.now = false;
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(button(/^Roll/)).toBeVisible();
});
