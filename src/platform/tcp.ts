import type { Tcp } from '../net/transports/lan/tcp';

/** A browser can't listen. For phones see tcp.native.ts. */
export const platformTcp = (): Tcp | null => null;
