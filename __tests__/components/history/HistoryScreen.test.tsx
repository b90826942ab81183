import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Share } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { HistoryScreen } from '../../../src/components/history/HistoryScreen';
import { realClock } from '../../../src/net/clock';
import { createHistory } from '../../../src/stores/saves/history';
import { settled } from '../../support/clock';
import { goldenMatch, type SavedGames, savedGames } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';
import { person, seatsFor } from '../../support/table';

const finished = goldenMatch('lockout');
const underWay = goldenMatch('sun-rows', 20);

const ways = {
  onContinue: jest.fn(),
  onWatch: jest.fn(),
  onLookBack: jest.fn(),
  onPlay: jest.fn(),
  onBack: jest.fn(),
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function show(games: SavedGames = savedGames()) {
  const history = createHistory(games.saves, realClock);
  render(<HistoryScreen history={history} {...ways} />, { wrapper: Surroundings });
  await act(async () => {
    history.look();
    await settled();
    jest.runOnlyPendingTimers();
  });
  return games;
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('heading').map((each) => each.props.children);

test('before the first game there is a button to play one', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  fireEvent.press(button('Choose a game'));
  expect(ways.onPlay).toHaveBeenCalledTimes(1);
});

test('nothing is shown while the games are not known yet', () => {
  render(<HistoryScreen history={createHistory(savedGames().saves, realClock)} {...ways} />, {
    wrapper: Surroundings,
  });
  expect(screen.queryByText('No games yet')).toBeNull();
});

test('unfinished games come first and can be continued; finished ones can be replayed', async () => {
  const games = savedGames();
  await games.keep('going', underWay);
  await games.keep('done', finished);
  await show(games);
  expect(names()).toEqual(expect.arrayContaining(['Under way', 'Finished']));
  fireEvent.press(button(/^Sun Rows/));
  expect(ways.onContinue).toHaveBeenCalledWith('going');
  fireEvent.press(button(/^Lockout/));
  expect(ways.onWatch).toHaveBeenCalledWith('done');
});

test('a game from which this phone was sent away is looked at, not continued', async () => {
  const games = savedGames();
  await games.keep('going', goldenMatch('last-die', 5));
  await games.keep('ended', underWay);
  await games.saves.endTable('ended', 'removed');
  await show(games);
  expect(names()).toEqual(expect.arrayContaining(['Under way', 'Broken off']));
  expect(within(button(/^Sun Rows/)).queryByLabelText('Continue')).toBeNull();
  fireEvent.press(button(/^Sun Rows/));
  expect(ways.onContinue).not.toHaveBeenCalled();
  expect(ways.onWatch).toHaveBeenCalledWith('ended');
});

const onTwoPhones = seatsFor(person, person).map((at, seat) =>
  seat === 0 ? { ...at, elsewhere: true } : at,
);

test.each([
  ['on this phone', seatsFor(person, person)],
  ['on two phones', onTwoPhones],
])('a finished game %s says who won, how many points each has, and when it was', async (_, kept) => {
  const games = savedGames();
  await games.keep('done', finished, kept, Date.UTC(2026, 2, 12, 12));
  await show(games);
  const { game, state } = finished;
  const scores = game.scores(state);
  const winner = game.ranking(state)?.indexOf(1) ?? -1;
  const row = button(/^Lockout/);
  const seats = ['Ada', 'Ben'].map((name, at) => `${name}${scores[at]}`);
  expect(row).toHaveTextContent(new RegExp(`^Lockout${seats.join('')}Mar 12, 2026`));
  expect(within(row).getAllByLabelText('Winner')).toHaveLength(1);
  // The sign is beside the winner's name, not beside the other's.
  let beside: ReactTestInstance | null = within(row).getByLabelText('Winner');
  while (beside && within(beside).queryAllByText(/./).length === 0) beside = beside.parent;
  expect(beside).toHaveTextContent(seats[winner] ?? '');
});

test('a game is deleted only after a confirmation', async () => {
  const games = savedGames();
  await games.keep('done', finished);
  await show(games);
  fireEvent.press(button(/^More about Lockout/));
  fireEvent.press(button(/^Delete/));
  expect(screen.getByText('Delete this game?')).toBeVisible();
  fireEvent.press(button('Keep it'));
  expect(await games.storage.game('done')).not.toBeNull();

  fireEvent.press(button(/^More about Lockout/));
  fireEvent.press(button(/^Delete/));
  await act(async () => fireEvent.press(button('Delete')));
  expect(await games.storage.game('done')).toBeNull();
  expect(screen.getByText('No games yet')).toBeVisible();
});

test('a game is shared as its record', async () => {
  const shared = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const games = savedGames();
  await games.keep('done', finished);
  await show(games);
  fireEvent.press(button(/^More about Lockout/));
  await act(async () => fireEvent.press(button(/^Share/)));
  await act(settled);
  expect(shared).toHaveBeenCalledTimes(1);
  expect(shared.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('"game":"lockout"') });
});

test('a failed share is reported; a cancelled one is not', async () => {
  const shared = jest.spyOn(Share, 'share').mockResolvedValueOnce({ action: 'dismissedAction' });
  const games = savedGames();
  await games.keep('done', finished);
  await show(games);
  const share = async () => {
    fireEvent.press(button(/^More about Lockout/));
    await act(async () => fireEvent.press(button(/^Share/)));
    await act(settled);
  };
  await share();
  expect(screen.queryByText('This could not be shared.')).toBeNull();
  shared.mockRejectedValueOnce(new Error('nothing to share with'));
  await share();
  expect(screen.queryByText('Look at it move by move')).toBeNull();
  expect(screen.getAllByText('This could not be shared.').length).toBeGreaterThan(0);
});

test('an unfinished game can be replayed too', async () => {
  const games = savedGames();
  await games.keep('going', underWay);
  await show(games);
  fireEvent.press(button(/^More about Sun Rows/));
  fireEvent.press(button(/^Look at it move by move/));
  expect(ways.onWatch).toHaveBeenCalledWith('going');
});

describe('a game that was set aside', () => {
  test('says why it can’t be played', async () => {
    const games = savedGames();
    await games.keep('newer', finished);
    await games.spoil('newer', '{"save":99}');
    await games.keep('broken', finished);
    await games.spoil('broken');
    await show(games);
    expect(screen.getByRole('heading', { name: 'Set aside' })).toBeVisible();
    expect(screen.getByText(/^A newer version of Knobel has saved this game/)).toBeVisible();
    expect(screen.getByText(/^This game can’t be read any more/)).toBeVisible();
  });

  test('stays until it is deleted after a confirmation', async () => {
    const games = savedGames();
    await games.keep('broken', finished);
    await games.spoil('broken');
    await show(games);
    fireEvent.press(button(/^Delete the game from/));
    expect(await games.storage.game('broken')).not.toBeNull();
    await act(async () =>
      fireEvent.press(within(screen.getByLabelText('Delete this game?')).getByText('Delete')),
    );
    expect(await games.storage.game('broken')).toBeNull();
  });

  test('is shared as it is stored', async () => {
    const shared = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
    const games = savedGames();
    await games.keep('broken', finished);
    await games.spoil('broken', 'what is left');
    await show(games);
    await act(async () => fireEvent.press(button(/^Share the game from/)));
    await act(settled);
    expect(shared).toHaveBeenCalled();
    expect(shared.mock.lastCall?.[0]).toMatchObject({ message: expect.stringContaining('what is left') });
  });
});

test('practice with the dice of a day says so, and of which day', async () => {
  const games = savedGames();
  await games.keep('practice-2026-11-20-lockout-abc234', finished);
  await show(games);
  expect(screen.getByText('Practice with the dice of November 20, 2026')).toBeVisible();
  expect(screen.queryByText(/, practice$/)).toBeNull();
});
