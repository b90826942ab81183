import type { Stop } from '../link';
import type { Readiness } from './readiness';

/**
 * NB14: the state of Bluetooth and its permissions, for screens. Null where the app has no native module
 * (Expo Go, browsers).
 */
export interface BluetoothAccess {
  readiness(): Readiness;
  subscribe(listener: () => void): Stop;
  /**
   * The permission that the system asks for: up to Android 11 the location, although Knobel does not use it.
   */
  readonly asksFor: 'bluetooth' | 'nearby-devices' | 'location';
  /**
   * Lets the system ask for the permission, or checks again where there is none to ask for. Resolves with the
   * new readiness.
   */
  request(): Promise<Readiness>;
  /** Opens the page of the system's settings on which a person can change the permission. */
  openSettings(): Promise<void>;
}

/**
 * One access for each role: up to Android 11 only a scan needs a permission, so a phone may host without it.
 */
export interface BluetoothRoles {
  readonly join: BluetoothAccess;
  readonly host: BluetoothAccess;
}
