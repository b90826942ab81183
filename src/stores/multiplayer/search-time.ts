import type { TransportKind } from '../../net/transports/transport';

/**
 * How long a table that is there may need to come into sight, in milliseconds. In a network its host answers within seconds. Phones
 * scan for Bluetooth in turns, and a scan that has just failed is repeated only after a pause.
 */
const SEARCH_MS: Readonly<Record<TransportKind, number>> = { relay: 12_000, lan: 12_000, bluetooth: 20_000 };

const LONGEST_MS = Math.max(...Object.values(SEARCH_MS));

/** How long to look for a table over these transports; null if they are not known yet. */
export const searchTime = (transports: readonly TransportKind[] | null): number =>
  transports === null || transports.length === 0
    ? LONGEST_MS
    : Math.max(...transports.map((kind) => SEARCH_MS[kind]));
