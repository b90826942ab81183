import type { Reach } from '../net/reach/way';
import { secureBytes } from './secure-bytes';

/** The network that the phone is in; in Expo Go and in development the dev server has a relay besides. */
export const openReach: (() => Promise<Reach>) | null = async () => {
  const [{ default: Constants }, { relayAt, RELAY_PATH }, { lanHere }] = await Promise.all([
    import('expo-constants'),
    import('./relay-at'),
    import('./lan-here'),
  ]);
  const host = Constants.expoConfig?.hostUri;
  const relays = host ? [relayAt(`ws://${host}${RELAY_PATH}`)] : [];
  return { ways: [lanHere(), ...relays], random: secureBytes };
};
