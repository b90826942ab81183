import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { router } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Fragment } from 'react';
import { Text } from 'react-native';
import { useContinuing } from '../../../src/components/home/use-continuing';
import { rolled as rolls } from '../../../src/engine/chance';
import { lockout } from '../../../src/engine/lockout';
import { type AnyMatch, commit } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import { goldenMatch, type SavedGames, savedGames } from '../../support/saved-games';
import { openMatch, person, seatsFor } from '../../support/table';
import { Words } from '../../support/words';

const openTable = jest.fn();
beforeEach(() => openTable.mockClear());

function Home() {
  const { looking, continuing, others, notices } = useContinuing(() => {}, openTable);
  if (looking) return <Text>Looking</Text>;
  return (
    <>
      <Text>{continuing ? `Continue ${continuing.id}` : 'Nothing to continue'}</Text>
      <Text>{continuing?.line}</Text>
      <Text>{others} others</Text>
      {notices.map(({ key, text, action }) => (
        <Fragment key={key}>
          <Text>{text}</Text>
          {action && <Text onPress={action.onPress}>{action.label}</Text>}
        </Fragment>
      ))}
    </>
  );
}

async function atHome({ storage }: Pick<SavedGames, 'storage'>): Promise<void> {
  const app: App = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(1),
  });
  renderRouter({
    elsewhere: () => <Text>Elsewhere</Text>,
    index: () => (
      <AppProvider app={app}>
        <Words>
          <Home />
        </Words>
      </AppProvider>
    ),
  });
}

test('a game that ended without its note, because the phone went off, is not offered', async () => {
  const games = savedGames();
  const over = goldenMatch('lockout');
  await games.keep('older', goldenMatch('last-die', 5));
  await games.keep('over', over);
  const seats = seatsFor(...over.opening.names.map(() => person));
  const before = { seats, answers: [], at: over.log.length - 1, over: false };
  await games.saves.journal('over', over.game).keep(before);
  await atHome(games);
  expect(await screen.findByText('Continue older')).toBeVisible();
});

test('an unreadable game is reported, and does not hide the one before it', async () => {
  const games = savedGames();
  await games.keep('older', goldenMatch('last-die', 5));
  await games.keep('spoilt', goldenMatch('lockout', 5));
  await games.storage.append('spoilt', 5, ['{"seat":0,"move":"fly"}'], 9);
  await atHome(games);
  expect(await screen.findByText('Continue older')).toBeVisible();
  expect(screen.getByText(/can’t be read/)).toBeVisible();
});

/** Three people have to answer the white dice; these seats have answered. */
async function whitePhase(games: SavedGames, ...answered: readonly number[]): Promise<void> {
  const rolled = whiteDice(3);
  const seats = seatsFor(person, person, person);
  await games.keep('white', rolled, seats);
  const answers = answered.map((seat) => ({ seat, move: { kind: 'pass' } }));
  await games.saves.journal('white', lockout).keep({ seats, answers, at: rolled.log.length, over: false });
}

function whiteDice(seats: number): AnyMatch {
  const match = openMatch(lockout, seats);
  const [active = 0] = match.game.turn(match.state);
  const rolled = commit(match, active, { kind: 'roll' }, rolls(seeded(1)));
  if (!rolled.ok) throw new Error(rolled.refusal.text);
  return rolled.value;
}

test.each([
  [[], 'Everyone’s turn'],
  [[1], 'Waiting for Ada, Cleo…'],
  [[1, 0], 'It’s Cleo’s turn'],
])('in a secret phase those are named who are awaited, when %j have answered', async (answered, line) => {
  const games = savedGames();
  await whitePhase(games, ...answered);
  await atHome(games);
  expect(await screen.findByText(line)).toBeVisible();
});

test('the number of other unfinished games is shown', async () => {
  const games = savedGames();
  await games.keep('first', goldenMatch('last-die', 5));
  await games.keep('second', goldenMatch('sun-rows', 5));
  await games.keep('over', goldenMatch('lockout'));
  await games.keep('unplayed', goldenMatch('lockout', 0));
  await games.keep('newest', goldenMatch('arena', 5));
  await atHome(games);
  expect(await screen.findByText('Continue newest')).toBeVisible();
  expect(screen.getByText('2 others')).toBeVisible();
});

describe('a game from which this phone was sent away', () => {
  const ENDS = [
    ['removed', 'The host has removed this phone from a game of Lockout (Ada, Ben).'],
    ['closed', 'The host has closed a table of Lockout (Ada, Ben).'],
    ['unknown', 'The host of a game of Lockout (Ada, Ben) does not know this phone any more.'],
  ] as const;
  const PLAYED = 'What was played is under “Played games”.';

  async function sentAway(why: 'removed' | 'closed' | 'unknown') {
    const games = savedGames();
    await games.keep('older', goldenMatch('last-die', 5));
    await games.keep('ended', goldenMatch('lockout', 5), seatsFor(person, person));
    await games.saves.endTable('ended', why);
    await atHome(games);
    expect(await screen.findByText('Continue older')).toBeVisible();
    return games;
  }
  const told = async ({ saves }: SavedGames) =>
    (await saves.list()).games.find(({ id }) => id === 'ended')?.end?.told;

  test.each(ENDS)('(%s) is not the one to continue, and a sentence says why', async (why, sentence) => {
    await sentAway(why);
    expect(screen.getByText(`${sentence} ${PLAYED}`)).toBeVisible();
    expect(screen.getByText('0 others')).toBeVisible();
  });

  test('is told until the player has read it', async () => {
    const games = await sentAway('closed');
    expect(await told(games)).toBe(false);
    fireEvent.press(screen.getByText('OK'));
    await waitFor(async () => expect(await told(games)).toBe(true));
    expect(screen.queryByText(/The host has closed/)).toBeNull();
  });

  test('is told until something else is opened', async () => {
    const games = await sentAway('removed');
    act(() => router.navigate('/elsewhere'));
    await waitFor(async () => expect(await told(games)).toBe(true));
  });

  test('and whose host may be a false one can be looked for', async () => {
    await sentAway('unknown');
    fireEvent.press(screen.getByText('Look for the table'));
    expect(openTable).toHaveBeenCalledWith('ended');
  });
});

describe('nothing is drawn that would have to move', () => {
  test('before the unfinished games are known', async () => {
    const games = savedGames();
    await games.keep('game', goldenMatch('last-die', 5));
    await atHome(games);
    expect(screen.getByText('Looking')).toBeVisible();
    expect(screen.queryByText('Nothing to continue')).toBeNull();
    expect(await screen.findByText('Continue game')).toBeVisible();
  });

  test('but a storage that hangs or fails delays nothing', async () => {
    jest.useFakeTimers();
    try {
      await atHome({ storage: { ...memoryStorage(), games: () => new Promise(() => {}) } });
      expect(screen.getByText('Looking')).toBeVisible();
      await act(async () => jest.advanceTimersByTime(500));
      expect(screen.getByText('Nothing to continue')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
