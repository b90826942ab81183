import type { Reach } from '../transports/transport';

/** Whether others can come to this phone at all, over any way; otherwise it is only ever a guest. */
export const isFindable = ({ ways }: Reach): boolean => ways.some(({ open }) => open !== null);
