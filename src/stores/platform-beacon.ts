import { NativeModules } from 'react-native';
import type { Beacon } from '../net/reach/beacon';
import type { Clock } from './clock';
import { isZeroconfLibrary, zeroconfBeacon } from './zeroconf-beacon';

/** Null in Expo Go, which lacks the native part: there, the library is not even loaded. Phones only. */
export function platformBeacon(clock: Clock): Beacon | null {
  if (!NativeModules.RNZeroconf) return null;
  const library: unknown = require('react-native-zeroconf');
  return isZeroconfLibrary(library) ? zeroconfBeacon(new library.default(), clock) : null;
}
