import { act, fireEvent, screen } from '@testing-library/react-native';
import { lockout } from '../../../src/engine/lockout';
import { memoryStorage } from '../../../src/storage/memory';
import { bot, openMatch, person, seatsFor } from '../../support/table';
import { appOn, showTable } from './support';

const settled = () => act(() => jest.advanceTimersByTimeAsync(500));

/** Opens the table of a game that goes on from a position, or of a usual one. */
async function show(practice: boolean) {
  jest.useFakeTimers();
  const app = await appOn(memoryStorage());
  const match = openMatch(lockout, 2);
  const seats = seatsFor(person, bot);
  if (practice) await app.saves.createPractice('game', match, seats);
  else await app.saves.create('game', match, seats, 'phone');
  const ways = { onBack: jest.fn(), onHome: jest.fn() };
  showTable(app, 'game', ways);
  await settled();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  return ways;
}

test('practice is named on its table, and leads back to where it was opened', async () => {
  const { onBack, onHome } = await show(true);
  expect(screen.getByText('Practice')).toBeVisible();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onHome).not.toHaveBeenCalled();
});

test('a usual game has no such name, and leads home', async () => {
  const { onBack, onHome } = await show(false);
  expect(screen.queryByText('Practice')).toBeNull();
  expect(onBack).not.toHaveBeenCalled();
  expect(onHome).toHaveBeenCalledTimes(1);
});
