import '../support/on-a-bare-phone'; // before the app, which must find that modules are missing

import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library';
import '../../src/components/screens'; // here, so that no test waits until they are compiled
import { missing } from '../support/on-a-bare-phone';

const LONG = 60_000;

test('the modules throw', () => {
  for (const name of missing) expect(() => require(name)).toThrow('is not there');
});

test(
  'without Skia, sensors, vibration, sound and a database there is a home, a table and flat dice',
  async () => {
    jest.useFakeTimers();
    renderRouter('./app', { initialUrl: '/' });
    fireEvent.press(await screen.findByRole('button', { name: /^(Play )?Lockout/ }));
    fireEvent.press(await screen.findByRole('button', { name: 'Just play' }));
    await screen.findByRole('button', { name: 'Undo' });
    for (let second = 0; second < 20 && !screen.queryByRole('button', { name: 'Pass' }); second += 1) {
      const roll = screen.queryByRole('button', { name: 'Roll' });
      if (roll) fireEvent.press(roll);
      await act(() => jest.advanceTimersByTimeAsync(1000));
    }
    const dice = screen.getAllByRole('img', { name: /^(White|Red|Yellow|Green|Blue), [1-6]$/ });
    expect(dice).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Pass' })).toBeVisible();
  },
  LONG,
);
