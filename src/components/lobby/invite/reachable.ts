import type { AdvertisementStatus } from '../../../net/discovery/advertise';

/**
 * Whether others can join over this transport. Without an address, the phone is probably not in a Wi-Fi,
 * although its socket listens.
 */
export const isReachable = ({ transport, state, address }: AdvertisementStatus): boolean =>
  state === 'open' && (transport !== 'lan' || address !== null);
