import { Linking, PermissionsAndroid, Platform } from 'react-native';
import type { NativeBleHost } from '../../src/platform/bluetooth/native-peripheral';
import { platformPermissions } from '../../src/platform/bluetooth/permissions';

const native = { authorization: () => 'not-asked' } as NativeBleHost;
const { BLUETOOTH_SCAN, BLUETOOTH_CONNECT, BLUETOOTH_ADVERTISE, ACCESS_FINE_LOCATION } =
  PermissionsAndroid.PERMISSIONS;
const { GRANTED, DENIED, NEVER_ASK_AGAIN } = PermissionsAndroid.RESULTS;

function android(version: number) {
  jest.replaceProperty(Platform, 'OS', 'android');
  jest.spyOn(Platform, 'Version', 'get').mockReturnValue(version);
  return platformPermissions(native);
}

/** A fake of the system's permissions. */
function answers(...all: readonly (typeof GRANTED | typeof DENIED | typeof NEVER_ASK_AGAIN)[]) {
  return jest.spyOn(PermissionsAndroid, 'requestMultiple').mockImplementation(async (wanted) => {
    const said = wanted.map((permission, at) => [permission, all[at] ?? GRANTED]);
    return Object.fromEntries(said);
  });
}

afterEach(() => jest.restoreAllMocks());

describe('NB14: permissions', () => {
  test('since Android 12: nearby devices, for joining and hosting alike', async () => {
    const asked = answers();
    const { join, host } = android(31);
    expect([join.asksFor, host]).toEqual(['nearby-devices', join]);
    expect(await join.request()).toBe('granted');
    expect(asked.mock.calls).toEqual([[[BLUETOOTH_SCAN, BLUETOOTH_CONNECT, BLUETOOTH_ADVERTISE]]]);
  });

  test('up to Android 11: the location, and only of those who join', async () => {
    const asked = answers();
    const { join, host } = android(30);
    expect(join.asksFor).toBe('location');
    await join.request();
    expect(asked.mock.calls).toEqual([[[ACCESS_FINE_LOCATION]]]);
    expect(await host.check()).toBe('granted');
    expect(await host.request()).toBe('granted');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('on iPhones the system asks when the adapter is opened, and the check does not ask', async () => {
    const { join, host } = platformPermissions(native);
    expect([join.asksFor, host]).toEqual(['bluetooth', join]);
    expect(await join.check()).toBe('not-asked');
  });
});

describe('answers on Android', () => {
  test('if one permission of three is missing, the state is not-asked', async () => {
    jest
      .spyOn(PermissionsAndroid, 'check')
      .mockImplementation(async (permission) => permission !== BLUETOOTH_ADVERTISE);
    expect(await android(34).join.check()).toBe('not-asked');
  });

  test('after a refusal the app may ask again; after never-again only the settings help', async () => {
    answers(GRANTED, DENIED);
    expect(await android(34).join.request()).toBe('refused');
    answers(GRANTED, DENIED, NEVER_ASK_AGAIN);
    expect(await android(34).join.request()).toBe('blocked');
  });
});

test('each missing condition opens its own page of the settings', async () => {
  const pages: string[] = [];
  jest.spyOn(Linking, 'sendIntent').mockImplementation(async (page) => void pages.push(page));
  jest.spyOn(Linking, 'openSettings').mockImplementation(async () => void pages.push('app'));
  const { join } = android(34);
  for (const readiness of ['off', 'location-off', 'blocked'] as const) await join.openSettings(readiness);
  expect(pages).toEqual([
    'android.settings.BLUETOOTH_SETTINGS',
    'android.settings.LOCATION_SOURCE_SETTINGS',
    'app',
  ]);
});
