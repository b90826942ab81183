import type { Connectivity } from '../transports/transport';

/** Whether others can come to this phone at all, over any way; otherwise it is only ever a guest. */
export const canAdvertise = ({ transports }: Connectivity): boolean =>
  transports.some(({ advertise }) => advertise !== null);
