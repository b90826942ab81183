import type { Reach } from '../net/reach/way';
import type { Bluetooth } from '../platform/bluetooth/open-bluetooth';
import { realClock } from './clock';
import { secureBytes } from './secure-bytes';

/** The network that the phone is in, and Bluetooth; in Expo Go and in development the dev server has a relay besides. */
export const openReach: ((bluetooth: Bluetooth | null) => Promise<Reach>) | null = async (bluetooth) => {
  const [{ default: Constants }, { relayAt, RELAY_PATH }, { lanHere }, transport] = await Promise.all([
    import('expo-constants'),
    import('./relay-at'),
    import('./lan-here'),
    bluetooth?.transport({ time: realClock, random: secureBytes }),
  ]);
  const host = Constants.expoConfig?.hostUri;
  const relays = host ? [relayAt(`ws://${host}${RELAY_PATH}`)] : [];
  return { ways: [lanHere(), ...relays, ...(transport ? [transport] : [])], random: secureBytes };
};
