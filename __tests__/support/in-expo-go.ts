import { absentFromExpoGo, withoutModules } from './native-modules';

/** What later parts of the app want where it is there: a table is found through them. */
export const wantedLater = ['react-native-tcp-socket', 'react-native-ble-plx'];

withoutModules([...absentFromExpoGo(), ...wantedLater]);
