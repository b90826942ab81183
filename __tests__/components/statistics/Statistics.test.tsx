import { act, fireEvent, render, screen } from '@testing-library/react-native';
import StatisticsLoader from '../../../src/components/statistics/StatisticsLoader';
import { seeded } from '../../../src/engine/random';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { StorageError } from '../../../src/storage/storage-error';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import { handClock, settled } from '../../support/clock';
import { goldenMatch, type SavedGames, savedGames } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';
import { bot, person, seatsFor } from '../../support/table';

const onPlay = jest.fn();
const onPerson = jest.fn();
const onFeats = jest.fn();
const lockout = goldenMatch('lockout');
const sunRows = goldenMatch('sun-rows');

/** Shows the screen and waits until all games are counted. */
async function show(games: SavedGames = savedGames(), ...persons: readonly string[]) {
  const app = await createApp({
    storage: games.storage,
    lasting: true,
    trouble: null,
    clock: handClock(),
    today: () => 0,
    random: seeded(1),
  });
  for (const name of persons) await app.people.add({ name, colour: 'green', emblem: 'leaf' });
  render(
    <AppProvider app={app}>
      <StatisticsLoader
        onBack={jest.fn()}
        onPlay={onPlay}
        onPeople={jest.fn()}
        onFeats={onFeats}
        onPerson={onPerson}
      />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(async () => {
    for (let i = 0; i < 5; i += 1) await settled();
  });
}

const item = (name: string | RegExp) => screen.getByRole('listitem', { name });

test('before the first game there is a button to play one', async () => {
  await show();
  fireEvent.press(screen.getByRole('button', { name: 'Choose a game' }));
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test('every bar says how often a value fell and what chance expects', async () => {
  const games = savedGames();
  await games.keep('one', lockout);
  await show(games);
  const fallen = lockout.log.flatMap(({ dice }) => dice);
  const sixes = fallen.filter((value) => value === 6).length;
  const expected = Math.round(fallen.length / 6);
  expect(item(`6: ${sixes} of ${fallen.length}, chance expects ${expected}`)).toBeVisible();
});

test('for Lockout the sum of the two white dice is counted too', async () => {
  const games = savedGames();
  await games.keep('one', lockout);
  await show(games);
  const sums = lockout.log.flatMap(({ dice: [one, other] }) => (one && other ? [one + other] : []));
  const sevens = sums.filter((sum) => sum === 7).length;
  expect(item(new RegExp(`^7: ${sevens} of ${sums.length}, chance expects`))).toBeVisible();
  expect(item(/^12: \d+ of/)).toBeVisible();
});

test('the dice of Sun Rows have colours for values', async () => {
  const games = savedGames();
  await games.keep('one', sunRows);
  await show(games);
  expect(item(/^red: \d+ of \d+, chance expects/i)).toBeVisible();
});

describe('real dice', () => {
  const NOTE = 'Only the phone’s dice are counted, not your own.';
  const seats = seatsFor(person, person);

  test('are not mixed with the phone’s dice, and are not counted', async () => {
    const games = savedGames();
    await games.keep('phone', lockout);
    await games.keep('real', goldenMatch('lockout', 40), seats, 2, 'real');
    await show(games);
    const { length } = lockout.log.flatMap(({ dice }) => dice);
    expect(item(new RegExp(`^6: \\d+ of ${length}, `))).toBeVisible();
    expect(screen.getByText(NOTE)).toBeVisible();
  });

  test('are not mentioned where there were none', async () => {
    const games = savedGames();
    await games.keep('phone', lockout);
    await show(games);
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  test('count as games all the same', async () => {
    const games = savedGames();
    await games.keep('real', lockout, seats, 1, 'real');
    await show(games);
    expect(screen.getByText('1 finished')).toBeVisible();
    expect(screen.getByText(NOTE)).toBeVisible();
  });
});

test('too few dice lead to no claim about chance', async () => {
  const games = savedGames();
  await games.keep('one', goldenMatch('lockout', 20));
  await show(games);
  expect(screen.getAllByText('Too few dice to say anything yet.')).toHaveLength(2);
});

describe('winners', () => {
  beforeEach(() => jest.clearAllMocks());

  const winner = lockout.game.ranking(lockout.state)?.indexOf(1) ?? 0;
  const against = seatsFor(...[0, 1].map((seat) => (seat === winner ? person : bot)));

  test('against bots, by their level', async () => {
    const games = savedGames();
    await games.keep('one', lockout, against);
    await games.keep('two', lockout, [...against].reverse());
    await show(games);
    expect(item('Easy: won 1 of 2')).toBeVisible();
  });

  test('among people, by name', async () => {
    const games = savedGames();
    await games.keep('one', lockout);
    await show(games);
    const [name, other] = winner === 0 ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
    expect(item(`${name}: won 1 of 1`)).toBeVisible();
    expect(item(`${other}: won 0 of 1`)).toBeVisible();
  });

  test('a person of this phone has a page', async () => {
    const games = savedGames();
    await games.keep('one', lockout);
    const [name = '', other = ''] = winner === 0 ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
    await show(games, name);
    fireEvent.press(screen.getByRole('button', { name: `${name}: won 1 of 1` }));
    expect(onPerson).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: new RegExp(`^${other}`) })).toBeNull();
  });

  test('tonight: who was there, with wins and points', async () => {
    const games = savedGames();
    await games.keep('one', lockout);
    await games.keep('two', lockout);
    await show(games);
    const [name, points] = [['Ada', 'Ben'][winner], lockout.game.scores(lockout.state)[winner] ?? 0];
    expect(screen.getByRole('heading', { name: 'Tonight' })).toBeVisible();
    expect(item(`${name}: 2 wins. Lockout ${2 * points}`)).toBeVisible();
  });

  test('of one game alone, if it is chosen', async () => {
    const games = savedGames();
    await games.keep('one', lockout, against);
    await games.keep('two', sunRows);
    await show(games);
    expect(item(/^Easy/)).toBeVisible();
    fireEvent.press(screen.getByRole('radio', { name: 'Sun Rows' }));
    await act(settled);
    expect(screen.queryByRole('listitem', { name: /^Easy/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Dice in Lockout' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Dice in Sun Rows' })).toBeVisible();
    fireEvent.press(screen.getByRole('radio', { name: 'All games' }));
    await act(settled);
    expect(screen.getByRole('heading', { name: 'Dice in Lockout' })).toBeVisible();
  });
});

test('unreadable games are reported, and can be tried again', async () => {
  const storage = memoryStorage();
  const trouble = { now: true };
  const read: Storage['games'] = () =>
    trouble.now ? Promise.reject(new StorageError('unavailable')) : storage.games();
  const games = savedGames({ ...storage, games: read });
  await games.keep('one', lockout);
  await show(games);
  expect(await screen.findByText('The games can’t be read right now.')).toBeVisible();
  trouble.now = false;
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Dice in Lockout' })).toBeVisible();
  expect(screen.queryByText('The games can’t be read right now.')).toBeNull();
});
