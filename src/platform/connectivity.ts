import { realClock } from '../net/clock';
import { noTrace, type Trace } from '../net/trace';
import type { Connectivity } from '../net/transports/transport';
import type { Bluetooth } from './bluetooth/open-bluetooth';
import { secureBytes } from './secure-bytes';

/**
 * Opens the transports of a phone: LAN and Bluetooth, and in Expo Go and in development the relay of the dev
 * server.
 */
export const openConnectivity:
  | ((bluetooth: Bluetooth | null, trace?: Trace) => Promise<Connectivity>)
  | null = async (bluetooth, trace = noTrace) => {
  const [{ default: Constants }, { relayTransportAt, RELAY_PATH }, { platformLan }, transport] =
    await Promise.all([
      import('expo-constants'),
      import('./relay'),
      import('./lan'),
      bluetooth?.transport({ clock: realClock, random: secureBytes }),
    ]);
  const host = Constants.expoConfig?.hostUri;
  const relays = host ? [relayTransportAt(`ws://${host}${RELAY_PATH}`, trace)] : [];
  return {
    transports: [platformLan(trace), ...relays, ...(transport ? [transport] : [])],
    random: secureBytes,
  };
};
