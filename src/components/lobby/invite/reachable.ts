import type { AdvertisementStatus } from '../../../net/discovery/advertise';

/** Others can come this way. A phone without an address is hardly in a Wi-Fi, though it listens. */
export const isReachable = ({ transport, state, address }: AdvertisementStatus): boolean =>
  state === 'open' && (transport !== 'lan' || address !== null);
