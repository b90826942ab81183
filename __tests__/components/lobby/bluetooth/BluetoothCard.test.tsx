import { act, screen } from '@testing-library/react-native';
import type { BluetoothAccess } from '../../../../src/net/transports/bluetooth/access';
import type { Readiness } from '../../../../src/net/transports/bluetooth/readiness';
import { type HandBluetooth, handBluetooth } from '../../../support/bluetooth';
import { button, press } from '../support';
import { buttons, showInvite, showNearby } from './support';

type AsksFor = BluetoothAccess['asksFor'];

/**
 * [readiness, what the system asks for, part of the text for joining, part of the text for inviting, the
 * button]
 */
const SAID: readonly (readonly [Readiness, AsksFor, RegExp, RegExp, string])[] = [
  [
    'not-asked',
    'bluetooth',
    /^Bluetooth finds the tables around you.*be asked whether Knobel may use Bluetooth/,
    /phones around you find this table.*be asked whether Knobel may use Bluetooth/,
    'Use Bluetooth',
  ],
  [
    'not-asked',
    'nearby-devices',
    /finds the tables.*may find nearby devices: those are the phones/,
    /find this table.*may find nearby devices: those are the phones/,
    'Use Bluetooth',
  ],
  [
    'not-asked',
    'location',
    /finds the tables.*will ask for your location.*never wants to know/,
    /find this table.*will ask for your location.*never wants to know/,
    'Use Bluetooth',
  ],
  [
    'refused',
    'location',
    /finds only tables on the same Wi-Fi.*ask for your location/,
    /only phones on the same Wi-Fi can join.*ask for your location/,
    'Ask again',
  ],
  [
    'refused',
    'nearby-devices',
    /finds only tables.*nearby devices/,
    /only phones.*nearby devices/,
    'Ask again',
  ],
  [
    'blocked',
    'bluetooth',
    /finds only.*settings: switch “Bluetooth”/,
    /only phones.*settings/,
    'Open settings',
  ],
  ['blocked', 'nearby-devices', /“Permissions”: “Nearby devices”/, /“Nearby devices”/, 'Open settings'],
  ['blocked', 'location', /“Permissions”: “Location”/, /“Permissions”: “Location”/, 'Open settings'],
  ['off', 'bluetooth', /Flight mode turns it off, too/, /Flight mode turns it off, too/, 'Open settings'],
  ['location-off', 'location', /Up to Android 11.*location is on/, /Up to Android 11/, 'Open settings'],
];

const screens = { join: showNearby, invite: (given: HandBluetooth) => showInvite(given, { only: true }) };

describe.each(SAID)('%s, where the system asks for %s', (readiness, asksFor, join, invite, transport) => {
  test.each([
    ['join', join],
    ['invite', invite],
  ] as const)(
    'NB14: %s says why and offers the way out, and touches nothing before a tap',
    async (which, said) => {
      const bluetooth = handBluetooth(readiness, asksFor);
      await screens[which](bluetooth);
      expect(screen.getByText(said)).toBeVisible();
      expect(bluetooth.asked).toEqual([]);
      press(transport);
      expect(bluetooth.asked).toEqual([transport === 'Open settings' ? 'settings' : 'request']);
      await act(async () => bluetooth.answer('ready'));
      expect(screen.queryByText(said)).toBeNull();
      expect(button(transport)).toBeNull();
    },
  );
});

test.each([
  ['join', 'unsupported', /can’t play over Bluetooth. It finds tables on the same Wi-Fi/],
  ['invite', 'unsupported', /can’t play over Bluetooth. Phones on the same Wi-Fi can join/],
  ['join', 'starting', 'Bluetooth is starting…'],
  ['invite', 'starting', 'Bluetooth is starting…'],
] as const)('%s: %s is said, and there is nothing to press', async (which, readiness, said) => {
  const bluetooth = handBluetooth('ready');
  await screens[which](bluetooth);
  const before = buttons();
  act(() => bluetooth.turn(readiness));
  expect(screen.getByText(said)).toBeVisible();
  expect(buttons()).toEqual(before);
});

test('NB14: the system asks once, however often and quickly the button is tapped; a refusal is explained', async () => {
  const bluetooth = handBluetooth('not-asked', 'nearby-devices');
  await showNearby(bluetooth);
  press('Use Bluetooth');
  expect(button('Use Bluetooth')).toBeDisabled();
  press('Use Bluetooth');
  expect(bluetooth.asked).toEqual(['request']);
  await act(async () => bluetooth.answer('refused'));
  expect(screen.getByRole('heading', { name: 'Bluetooth is not allowed' })).toBeVisible();
  expect(button('Ask again')).toBeEnabled();
  press('Ask again');
  expect(bluetooth.asked).toEqual(['request', 'request']);
});

test('if the system can’t ask, the sentence stays, and the button can try again', async () => {
  const bluetooth = handBluetooth('blocked', 'bluetooth');
  await showNearby({ ...bluetooth, openSettings: () => Promise.reject(new Error('no such page')) });
  await act(async () => press('Open settings'));
  expect(screen.getByText(/switch “Bluetooth” on there/)).toBeVisible();
  expect(button('Open settings')).toBeEnabled();
});

test('only a visible card subscribes', async () => {
  const bluetooth = handBluetooth('off');
  await showNearby(bluetooth);
  expect(bluetooth.watchers).toBeGreaterThan(0);
  screen.unmount();
  expect(bluetooth.watchers).toBe(0);
});
