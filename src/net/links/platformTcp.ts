import type { Tcp } from './tcp';

/** A browser cannot listen. Phones: platformTcp.native.ts. */
export const platformTcp = (): Tcp | null => null;
