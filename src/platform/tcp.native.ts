import { NativeModules } from 'react-native';
import { isTcp, type Tcp } from '../net/transports/lan/tcp';

/**
 * Returns the TCP library; null in Expo Go, which lacks its native part: there even `require` would throw.
 */
export function platformTcp(): Tcp | null {
  if (!NativeModules.TcpSockets) return null;
  const tcp: unknown = require('react-native-tcp-socket');
  return isTcp(tcp) ? tcp : null;
}
