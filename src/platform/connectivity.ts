import { realClock } from '../net/clock';
import { noTrace, type Trace } from '../net/trace';
import type { Reach } from '../net/transports/transport';
import type { Bluetooth } from './bluetooth/open-bluetooth';
import { secureBytes } from './secure-bytes';

/** The network that the phone is in, and Bluetooth; in Expo Go and in development the dev server has a relay besides. */
export const openReach: ((bluetooth: Bluetooth | null, trace?: Trace) => Promise<Reach>) | null = async (
  bluetooth,
  trace = noTrace,
) => {
  const [{ default: Constants }, { relayAt, RELAY_PATH }, { lanHere }, transport] = await Promise.all([
    import('expo-constants'),
    import('./relay'),
    import('./lan'),
    bluetooth?.transport({ time: realClock, random: secureBytes }),
  ]);
  const host = Constants.expoConfig?.hostUri;
  const relays = host ? [relayAt(`ws://${host}${RELAY_PATH}`, trace)] : [];
  return { ways: [lanHere(trace), ...relays, ...(transport ? [transport] : [])], random: secureBytes };
};
