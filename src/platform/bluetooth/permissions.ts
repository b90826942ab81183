import { Linking, type Permission, PermissionsAndroid, Platform } from 'react-native';
import type { Readiness } from '../../net/transports/bluetooth/readiness';
import type { Permissions } from './access';
import type { NativeBleHost } from './native-peripheral';

/** Since Android 12 Bluetooth has its own permissions. Before, only a scan needs one: the location. */
const ANDROID_12 = 31;

const settingsOf: Partial<Record<Readiness, string>> = {
  off: 'android.settings.BLUETOOTH_SETTINGS',
  'location-off': 'android.settings.LOCATION_SOURCE_SETTINGS',
};

async function openAndroidSettings(readiness: Readiness): Promise<void> {
  const page = settingsOf[readiness];
  await (page ? Linking.sendIntent(page) : Linking.openSettings());
}

function android(asksFor: Permissions['asksFor'], wanted: readonly Permission[]): Permissions {
  const { GRANTED, NEVER_ASK_AGAIN } = PermissionsAndroid.RESULTS;
  return {
    asksFor,
    async check() {
      const held = await Promise.all(wanted.map((each) => PermissionsAndroid.check(each)));
      return held.every(Boolean) ? 'granted' : 'not-asked';
    },
    async request() {
      if (wanted.length === 0) return 'granted';
      const answers = Object.values(await PermissionsAndroid.requestMultiple([...wanted]));
      if (answers.every((answer) => answer === GRANTED)) return 'granted';
      return answers.includes(NEVER_ASK_AGAIN) ? 'blocked' : 'refused';
    },
    openSettings: openAndroidSettings,
  };
}

export interface PermissionsByRole {
  readonly join: Permissions;
  readonly host: Permissions;
}

/** Returns the permissions that this phone's system asks for. */
export function platformPermissions(native: NativeBleHost): PermissionsByRole {
  if (Platform.OS === 'android') {
    const { BLUETOOTH_SCAN, BLUETOOTH_CONNECT, BLUETOOTH_ADVERTISE, ACCESS_FINE_LOCATION } =
      PermissionsAndroid.PERMISSIONS;
    if (Number(Platform.Version) < ANDROID_12)
      return { join: android('location', [ACCESS_FINE_LOCATION]), host: android('location', []) };
    const both = android('nearby-devices', [BLUETOOTH_SCAN, BLUETOOTH_CONNECT, BLUETOOTH_ADVERTISE]);
    return { join: both, host: both };
  }
  const iphone: Permissions = {
    asksFor: 'bluetooth',
    check: async () => native.authorization(),
    // The system asks when the adapter is opened. The adapter's state tells the answer.
    request: async () => 'granted',
    openSettings: () => Linking.openSettings(),
  };
  return { join: iphone, host: iphone };
}
