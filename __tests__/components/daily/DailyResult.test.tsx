import { act, fireEvent, screen } from '@testing-library/react-native';
import { Share } from 'react-native';
import { openDailyLog } from '../../../src/stores/daily/daily-log';
import { goldenMatch, savedGames } from '../../support/saved-games';
import { bot, person, seatsFor } from '../../support/table';
import { appOn, showTable } from '../table/support';

const DAY = '2026-11-20';
const DAY_WORDS = 'November 20, 2026';
const match = goldenMatch('lockout');
const [own, opponent] = match.game.scores(match.state);
const SHARE = 'Share this result as a line';

let share: jest.SpyInstance;
beforeEach(() => {
  share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
});
afterEach(() => share.mockRestore());

/** Shows the result of a finished game with this id, on a day on which the expert made 92 points against 68. */
async function showResult(id: string): Promise<void> {
  const games = savedGames();
  const daily = { day: DAY, game: 'lockout' };
  await games.keep(id, match, seatsFor(person, bot));
  await openDailyLog(games.storage).change(daily, () => ({
    ...daily,
    state: 'finished',
    scores: [own ?? 0, opponent ?? 0],
    expert: [92, 68],
  }));
  showTable(await appOn(games.storage, new Date(2026, 10, 20, 12).getTime()), id);
  await screen.findByRole('button', { name: 'Share a picture' });
}

const pressShare = () => act(async () => fireEvent.press(screen.getByRole('button', { name: SHARE })));

test('the try that counts is shown beside the expert’s', async () => {
  await showResult(`daily-${DAY}-lockout`);
  expect(screen.getByText(`Dice of ${DAY_WORDS}`)).toBeVisible();
  expect(screen.getByText('Your try')).toBeVisible();
  expect(screen.getByText(`${own} : ${opponent}`)).toBeVisible();
  expect(await screen.findByText('92 : 68')).toBeVisible();
});

test('it is shared as one line with both results and without any dice', async () => {
  await showResult(`daily-${DAY}-lockout`);
  await screen.findByText('92 : 68');
  await pressShare();
  expect(share).toHaveBeenCalledWith({
    message: `Knobel, Lockout, dice of ${DAY_WORDS}: me ${own} : ${opponent}, the expert 92 : 68`,
  });
});

test('a line that can’t be shared is said to be so, and can be shared again', async () => {
  await showResult(`daily-${DAY}-lockout`);
  share.mockRejectedValueOnce(new Error('no app takes it'));
  await pressShare();
  expect(screen.getByText('This could not be shared.')).toBeVisible();
  await pressShare();
  expect(screen.queryByText('This could not be shared.')).toBeNull();
});

test('practice has the expert’s result beside it, and no line to share', async () => {
  await showResult(`practice-${DAY}-lockout-abc234`);
  expect(screen.getByText('Your practice')).toBeVisible();
  expect(await screen.findByText('92 : 68')).toBeVisible();
  expect(screen.queryByRole('button', { name: SHARE })).toBeNull();
});

test('another game has no day', async () => {
  await showResult('kx7mnp2qrs4t');
  expect(screen.queryByText(/^Dice of/)).toBeNull();
});
