import { NativeModules } from 'react-native';
import { isTcp, type Tcp } from '../net/transports/lan/tcp';

/** Null in Expo Go, which lacks the native part: there, even loading the library is an error. */
export function platformTcp(): Tcp | null {
  if (!NativeModules.TcpSockets) return null;
  const tcp: unknown = require('react-native-tcp-socket');
  return isTcp(tcp) ? tcp : null;
}
