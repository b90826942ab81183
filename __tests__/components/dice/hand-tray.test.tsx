import { act, render, screen } from '@testing-library/react-native';
import { HandTray } from '../../../src/components/dice/tray/HandTray';
import type { TrayDie } from '../../../src/components/dice/tray/tray-die';
import { Surroundings } from '../../support/surroundings';

const die: TrayDie = { key: 'a', value: 5, paint: 'red', face: 'pips', label: 'Red, 5' };
const before = { ...die, value: 2, label: 'Red, 2' };
const looks = { height: 68, haptics: false, shake: false } as const;
const IN_THE_MIDDLE = 'The dice fall on the table in the middle.';

test('tells what has fallen only once a throw would have ended in the middle', async () => {
  jest.useFakeTimers();
  const onLanded = jest.fn();
  const show = (dice: readonly TrayDie[], id: number | null) => (
    <HandTray {...looks} dice={dice} thrown={id === null ? null : { id, keys: ['a'] }} onLanded={onLanded} />
  );
  const { rerender } = render(show([before], null), { wrapper: Surroundings });
  expect(screen.getByLabelText('Red, 2')).toBeVisible();
  rerender(show([die], 7));
  expect(screen.queryByLabelText(/^Red/)).toBeNull();
  expect(screen.getByText(IN_THE_MIDDLE)).toBeVisible();
  // The simulation works in slices; a throw takes a second or more.
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(onLanded).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(onLanded.mock.calls).toEqual([[7]]);
  rerender(show([die], null));
  expect(screen.getByLabelText('Red, 5')).toBeVisible();
});
