import type { Stop } from '../link';
import type { Readiness } from './readiness';

/** NB14: what a screen can do about Bluetooth. Null where the app has no native part for it (Expo Go, browsers). */
export interface BluetoothAccess {
  readiness(): Readiness;
  subscribe(listener: () => void): Stop;
  /** What the system will ask for: up to Android 11 it is the location, though Knobel never wants to know it. */
  readonly asksFor: 'bluetooth' | 'nearby-devices' | 'location';
  /** Has the system ask the person, or looks again where nothing is asked. Resolves with what came of it. */
  request(): Promise<Readiness>;
  /** The system's page on which a person can change it. */
  openSettings(): Promise<void>;
}

/** Up to Android 11 only a scan needs a permission, so a phone there may host though it may not join. */
export interface BluetoothRoles {
  readonly join: BluetoothAccess;
  readonly host: BluetoothAccess;
}
