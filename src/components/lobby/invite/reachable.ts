import type { DoorAt } from '../../../net/discovery/advertise';

/** Others can come this way. A phone without an address is hardly in a Wi-Fi, though it listens. */
export const isReachable = ({ way, state, address }: DoorAt): boolean =>
  state === 'open' && (way !== 'lan' || address !== null);
