import type { Era } from '../protocol/eras';
import type { Stop } from '../transports/link';
import type { Sighting, Transport, TransportKind } from '../transports/transport';
import type { TableCard } from './card';

/** A table in sight, over one or more transports. */
export interface DiscoveredTable {
  readonly card: TableCard;
  /** Ordered by era, the latest first, then by transport, the best first. */
  readonly sightings: readonly Sighting[];
}

const PREFERENCE: readonly TransportKind[] = ['lan', 'relay', 'bluetooth'];

/** NB15 */
export const isBetterTransport = (transport: TransportKind, than: TransportKind): boolean =>
  PREFERENCE.indexOf(transport) < PREFERENCE.indexOf(than);

/**
 * Browses over all transports, and at these addresses. Calls `see` with all tables in sight after each
 * change.
 */
export function browseNearby(
  transports: readonly Transport[],
  see: (tables: readonly DiscoveredTable[]) => void,
  addresses: readonly string[] = [],
): Stop {
  const seen = new Map<Transport, readonly Sighting[]>();
  const stops = transports.map((transport) =>
    transport.browse((sightings) => {
      seen.set(transport, sightings);
      see(tablesOf([...seen.values()].flat()));
    }, addresses),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Sorts the later era first. */
const compareEras = (a: Era, b: Era): number => b.number - a.number || a.phone - b.phone;

function tablesOf(sightings: readonly Sighting[]): readonly DiscoveredTable[] {
  const tables = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const others = tables.get(sighting.card.table);
    if (others) others.push(sighting);
    else tables.set(sighting.card.table, [sighting]);
  }
  return [...tables.values()].flatMap((list) => {
    const sorted = list.sort(
      (a, b) =>
        compareEras(a.card.era, b.card.era) ||
        PREFERENCE.indexOf(a.transport) - PREFERENCE.indexOf(b.transport),
    );
    const [first] = sorted;
    return first ? [{ card: first.card, sightings: sorted }] : [];
  });
}
