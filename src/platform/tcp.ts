import type { Tcp } from '../net/transports/lan/tcp';

/** A browser cannot listen. Phones: platformTcp.native.ts. */
export const platformTcp = (): Tcp | null => null;
