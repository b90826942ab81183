import type { Reach } from '../net/reach/way';
import { secureBytes } from './secure-bytes';

/** In Expo Go and in development the dev server has a relay. Links of the phone's own come beside it. */
export const openReach: (() => Promise<Reach>) | null = async () => {
  const [{ default: Constants }, { relayAt, RELAY_PATH }] = await Promise.all([
    import('expo-constants'),
    import('./relay-at'),
  ]);
  const host = Constants.expoConfig?.hostUri;
  return { ways: host ? [relayAt(`ws://${host}${RELAY_PATH}`)] : [], random: secureBytes };
};
