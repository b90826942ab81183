import type { Era } from '../protocol/eras';
import type { Stop } from '../transports/link';
import type { Sighting, Transport, TransportKind } from '../transports/transport';
import type { TableCard } from './card';

/** A table as it can be seen from here, over however many ways. */
export interface DiscoveredTable {
  readonly card: TableCard;
  /** The latest host's first, then the best way's. */
  readonly sightings: readonly Sighting[];
}

const BEST: readonly TransportKind[] = ['lan', 'relay', 'bluetooth'];

/** NB15 */
export const isBetterTransport = (transport: TransportKind, than: TransportKind): boolean =>
  BEST.indexOf(transport) < BEST.indexOf(than);

/** All tables around, whenever that changes, and those at these addresses. */
export function browseNearby(
  transports: readonly Transport[],
  see: (tables: readonly DiscoveredTable[]) => void,
  also: readonly string[] = [],
): Stop {
  const seen = new Map<Transport, readonly Sighting[]>();
  const stops = transports.map((transport) =>
    transport.browse((sightings) => {
      seen.set(transport, sightings);
      see(tablesOf([...seen.values()].flat()));
    }, also),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** The later first. */
const order = (a: Era, b: Era): number => b.number - a.number || a.phone - b.phone;

function tablesOf(sightings: readonly Sighting[]): readonly DiscoveredTable[] {
  const tables = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const others = tables.get(sighting.card.table);
    if (others) others.push(sighting);
    else tables.set(sighting.card.table, [sighting]);
  }
  return [...tables.values()].flatMap((list) => {
    const sorted = list.sort(
      (a, b) => order(a.card.era, b.card.era) || BEST.indexOf(a.transport) - BEST.indexOf(b.transport),
    );
    const [first] = sorted;
    return first ? [{ card: first.card, sightings: sorted }] : [];
  });
}
