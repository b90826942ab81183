import { absentFromExpoGo, withoutModules } from './native-modules';

/** Modules that the app loads only where they exist, for example to find tables. */
export const wantedLater = ['react-native-tcp-socket', 'react-native-ble-plx'];

withoutModules([...absentFromExpoGo(), ...wantedLater]);
