import type { Connectivity } from '../transports/transport';

/** Whether this phone can host: at least one transport can advertise. */
export const canAdvertise = ({ transports }: Connectivity): boolean =>
  transports.some(({ advertise }) => advertise !== null);
