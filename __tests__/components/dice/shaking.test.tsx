import { act, render } from '@testing-library/react-native';
import { Accelerometer } from 'expo-sensors';
import { DiceTray } from '../../../src/components/dice/tray/DiceTray';
import { settled } from '../../support/clock';

jest.mock('expo-sensors', () => ({
  Accelerometer: {
    isAvailableAsync: () => Promise.resolve(true),
    setUpdateInterval: () => {},
    addListener: jest.fn(() => ({ remove: () => {} })),
  },
}));

test('a shake throws although nothing is seen moving', async () => {
  jest.useFakeTimers();
  const onThrow = jest.fn();
  const die = { key: 'a', value: 5, paint: 'red', face: 'pips', label: 'Red, 5' } as const;
  const looks = { height: 160, motion: 'reduced', sound: false, haptics: false, shake: true } as const;
  render(<DiceTray {...looks} dice={[die]} thrown={null} onThrow={onThrow} />);
  await act(settled);
  const feel = jest.mocked(Accelerometer.addListener).mock.lastCall?.[0];
  for (let beat = 0; beat < 4; beat += 1) feel?.({ x: 2, y: 2, z: 0, timestamp: beat });
  expect(onThrow).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1000));
  act(() => feel?.({ x: 0, y: 0, z: 1, timestamp: 9 }));
  expect(onThrow).toHaveBeenCalledTimes(1);
});
