import type { MessageDescriptor } from '@lingui/core';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { faceOf } from '../../../src/components/games/faces';
import ReplayLoader from '../../../src/components/history/replay/ReplayLoader';
import { happeningsOf } from '../../../src/components/table/happenings';
import { games } from '../../../src/engine/games';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { StorageError } from '../../../src/storage/storage-error';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import { type Pace, pauses } from '../../../src/stores/table/pace';
import { goldenMatch, goldenMatches, type SavedGames, savedGames } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';
import { speaking } from '../../support/words';

const match = goldenMatch('lockout');
const { length } = match.log;
const onBack = jest.fn();
const say = (line: MessageDescriptor) => speaking('en')._(line);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function appOn({ storage }: SavedGames): Promise<App> {
  return createApp({
    storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(1),
  });
}

interface Watching {
  readonly pace?: Pace;
  readonly id?: string;
  readonly spoilt?: string;
  /** Where it opens; null for no wish. */
  readonly from?: number | null;
}

async function watch({ pace = 'usual', id = 'game', spoilt = '', from = 0 }: Watching = {}) {
  const games = savedGames();
  await games.keep('game', match);
  if (spoilt !== '') await games.spoil('game', spoilt);
  const app = await appOn(games);
  app.settings.change({ pace, reducedMotion: true });
  render(
    <AppProvider app={app}>
      <ReplayLoader id={id} {...(from !== null && { at: from })} onBack={onBack} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(async () => {});
}

/** The narration of an entry. */
function narrationOf(index: number): string {
  const happening = happeningsOf(match)[index];
  return (happening && faceOf('lockout')?.narrateInReplay?.(happening, ['Ada', 'Ben'], say)) ?? '';
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const slider = () => screen.getByRole('slider');
const at = (count: number) =>
  expect(slider()).toHaveAccessibilityValue({
    min: 0,
    max: length,
    now: count,
    text: `Move ${count} of ${length}`,
  });

test('opens at the end: how the game ended, and the start one press away', async () => {
  await watch({ from: null });
  at(length);
  const [ada = 0] = match.game.scores(match.state);
  expect(screen.getByRole('button', { name: new RegExp(`^Ada, ${ada} points`) })).toBeVisible();
  expect(screen.getByText(narrationOf(length - 1))).toBeVisible();
  press('To the start');
  at(0);
});

test('plays a move that is wished for, from the position before it, and no further', async () => {
  await watch({ from: 7 });
  at(6);
  await pass(20_000);
  at(7);
  expect(screen.getByText(narrationOf(6))).toBeVisible();
  await pass(20_000);
  at(7);
});

test('shows where the points come from, of the end', async () => {
  await watch();
  press('Where the points come from');
  expect(screen.getByRole('listitem', { name: /^Place 1, / })).toBeVisible();
  press('Close');
  expect(screen.queryByRole('listitem', { name: /^Place 1, / })).toBeNull();
  at(length);
});

test('begins before the first move, with the boards and the players', async () => {
  await watch();
  at(0);
  expect(screen.getByRole('button', { name: /^Ada, 0 points/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'To the start' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'A move back' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'A move on' })).toBeEnabled();
});

test('goes through the moves by its buttons', async () => {
  await watch();
  press('A move on');
  at(1);
  press('A move on');
  at(2);
  press('A move back');
  at(1);
  press('To the end');
  at(length);
  const [ada = 0] = match.game.scores(match.state);
  expect(screen.getByRole('button', { name: new RegExp(`^Ada, ${ada} points`) })).toBeVisible();
  expect(screen.getByRole('button', { name: 'A move on' })).toBeDisabled();
  press('To the start');
  at(0);
});

test('narrates each move when its dice have landed', async () => {
  await watch();
  press('A move on');
  expect(screen.queryByText(narrationOf(0))).toBeNull();
  await pass(300);
  expect(screen.getByText(narrationOf(0))).toBeVisible();
});

test('narrates an answer that was secret during the game', async () => {
  await watch();
  press('A move on');
  await pass(300);
  press('A move on');
  expect(screen.getByText(/^(Ada|Ben) (marks|passes)/)).toBeVisible();
});

test.each(games.map(({ id }) => [id] as const))('%s: there is no move without a line', (id) => {
  const face = faceOf(id);
  if (!face) throw new Error('the game has no face');
  const narrate = face.narrateInReplay ?? face.narrate;
  for (const each of goldenMatches(id)) {
    const lines = happeningsOf(each).map((happening) => narrate(happening, each.opening.names, say));
    expect(lines).toHaveLength(each.log.length);
    expect(lines).not.toContain(null);
    expect(lines).not.toContain('');
  }
});

test('goes through the moves by a screen reader’s gestures', async () => {
  await watch();
  press('To the end');
  fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
  at(length - 1);
  fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  at(length);
});

test('plays automatically at the pace of the tables, and pauses', async () => {
  await watch({ pace: 'calm' });
  press('Play');
  at(1);
  // The dice of the first move land, and the move stays visible for a while.
  await pass(300);
  await pass(pauses.calm - 1);
  at(1);
  await pass(1);
  at(2);
  press('Pause');
  await pass(20_000);
  at(2);
});

test('a manual step stops it', async () => {
  await watch();
  press('Play');
  press('A move on');
  at(2);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await pass(20_000);
  at(2);
});

test('stops at the end, and starts again from the beginning', async () => {
  await watch({ pace: 'none' });
  press('To the end');
  press('A move back');
  press('Play');
  at(length);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  press('Play');
  at(0);
  await pass(200);
  at(1);
});

test('a throw that is shown twice is thrown twice', async () => {
  await watch();
  press('A move on');
  await pass(300);
  press('A move back');
  press('A move on');
  expect(screen.queryByText(narrationOf(0))).toBeNull();
  await pass(300);
  expect(screen.getByText(narrationOf(0))).toBeVisible();
});

test.each([
  ['a game that there is not', { id: 'none' }, /no such game/],
  ['one from a newer version', { spoilt: '{"save":99}' }, /newer version/],
  ['one that can’t be read', { spoilt: 'nonsense' }, /can’t be read any more/],
])('%s is told, with a way back', async (_, how, words) => {
  await watch(how);
  expect(screen.getByText(words)).toBeVisible();
  press('Back');
  expect(onBack).toHaveBeenCalled();
});

test('a game that can’t be read just now can be tried again', async () => {
  const storage = memoryStorage();
  const trouble = { now: true };
  const game: Storage['game'] = (id) =>
    trouble.now ? Promise.reject(new StorageError('unavailable')) : storage.game(id);
  const games = savedGames(storage);
  await games.keep('game', match);
  const app = await appOn({ ...games, storage: { ...storage, game } });
  render(
    <AppProvider app={app}>
      <ReplayLoader id="game" onBack={onBack} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(async () => {});
  expect(screen.getByText('This game can’t be read right now.')).toBeVisible();
  trouble.now = false;
  press('Try again');
  await act(async () => {});
  at(length);
});
