import { act, renderHook } from '@testing-library/react-native';
import { Accelerometer } from 'expo-sensors';
import { useShake } from '../../../../src/components/dice/feel/use-shake';
import { settled } from '../../../support/clock';

jest.mock('expo-sensors', () => ({
  Accelerometer: {
    isAvailableAsync: () => Promise.resolve(true),
    setUpdateInterval: () => {},
    addListener: jest.fn(() => ({ remove: () => {} })),
  },
}));

async function hold() {
  const shaking = { onStart: jest.fn(), onStop: jest.fn(), onGiveUp: jest.fn() };
  const { rerender } = renderHook(({ wanted }: { wanted: boolean }) => useShake(wanted, shaking), {
    initialProps: { wanted: true },
  });
  await act(settled);
  const feel = jest.mocked(Accelerometer.addListener).mock.lastCall?.[0];
  const shake = () => {
    for (let beat = 0; beat < 4; beat += 1) feel?.({ x: 2, y: 2, z: 0, timestamp: beat });
  };
  const keepStill = () => feel?.({ x: 0, y: 0, z: 1, timestamp: 9 });
  return { ...shaking, shake, keepStill, putAway: () => rerender({ wanted: false }) };
}

beforeEach(() => jest.useFakeTimers());

test('a shaken phone throws when the shaking stops', async () => {
  const { shake, keepStill, putAway, onStart, onStop, onGiveUp } = await hold();
  shake();
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onStop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  keepStill();
  expect(onStop).toHaveBeenCalledTimes(1);
  putAway();
  expect(onGiveUp).not.toHaveBeenCalled();
});

test('shaken dice are put back, not thrown, when shaking is no longer possible', async () => {
  const { shake, putAway, onStop, onGiveUp } = await hold();
  shake();
  putAway();
  jest.advanceTimersByTime(1000);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
  expect(onStop).not.toHaveBeenCalled();
});
