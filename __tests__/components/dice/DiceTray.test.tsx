import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { DiceTray, type DiceTrayProps } from '../../../src/components/dice/tray/DiceTray';
import type { TrayDie } from '../../../src/components/dice/tray/tray-die';

const die = (key: string, value: number, more: Partial<TrayDie> = {}): TrayDie => ({
  key,
  value,
  paint: 'red',
  face: 'pips',
  label: `Red, ${value}`,
  ...more,
});

const quiet = {
  height: 160,
  motion: 'full',
  sound: false,
  haptics: false,
  shake: false,
  thrown: null,
} as const;

const tray = (props: Partial<DiceTrayProps>) => <DiceTray {...quiet} dice={[die('a', 5)]} {...props} />;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

it('names each die, as an image while dice can’t be pressed', async () => {
  await render(tray({ dice: [die('a', 5), die('b', 2)] }));
  expect(screen.getByRole('img', { name: 'Red, 5' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Red, 2' })).toBeOnTheScreen();
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

it('reports the pressed die, and labels picked dice', async () => {
  const onPress = jest.fn();
  await render(tray({ dice: [die('a', 5, { picked: true }), die('b', 2, { picked: false })], onPress }));
  expect(screen.getByRole('button', { name: 'Red, 5', selected: true })).toBeOnTheScreen();
  await fireEvent.press(screen.getByRole('button', { name: 'Red, 2', selected: false }));
  expect(onPress.mock.calls).toEqual([['b']]);
});

it('reports each landing once, and starts no throw twice', async () => {
  const onLanded = jest.fn();
  const { rerender } = await render(tray({ onLanded }));
  await pass(2000);
  expect(onLanded).not.toHaveBeenCalled();

  await rerender(tray({ onLanded, thrown: { id: 1, keys: ['a'] } }));
  expect(onLanded).not.toHaveBeenCalled();
  await pass(2000);
  await rerender(tray({ onLanded, dice: [die('a', 3)], thrown: { id: 1, keys: ['a'] } }));
  await pass(2000);
  expect(onLanded.mock.calls).toEqual([[1]]);

  await rerender(tray({ onLanded, thrown: { id: 2, keys: ['a'] }, motion: 'reduced' }));
  await pass(2000);
  expect(onLanded.mock.calls).toEqual([[1], [2]]);
});

it('shows the dice at rest when the table stops waiting for a throw', async () => {
  const onLanded = jest.fn();
  const { rerender } = await render(tray({ onLanded, thrown: { id: 1, keys: ['a'] } }));
  await rerender(tray({ onLanded }));
  expect(onLanded.mock.calls).toEqual([[1]]);
});

it('lands the throw before when the next one comes at once', async () => {
  const onLanded = jest.fn();
  const { rerender } = await render(tray({ onLanded, thrown: { id: 1, keys: ['a'] } }));
  await rerender(tray({ onLanded, thrown: { id: 2, keys: ['a'] } }));
  await pass(2000);
  expect(onLanded.mock.calls).toEqual([[1], [2]]);
});
