import type { DiscoveredTable } from '../../net/discovery/nearby';

/** NS18: the list of tables nearby holds so many at most. */
export const MOST_NEARBY = 24;
/** So many of them are on the home screen. */
export const MOST_AT_HOME = 4;

/** Orders the tables in sight, and leaves some out when somebody shows many. */
export class NearbyList {
  /** When each table came into sight, counted. */
  private readonly arrivals = new Map<string, number>();
  private count = 0;

  /**
   * Returns at most `most` of these tables, in the order in which they came into sight. If there are more: first those that this phone
   * wants, then of each place its newest, then of each place its second newest, and so on.
   */
  choose(
    tables: readonly DiscoveredTable[],
    isWanted: (table: string) => boolean,
    most: number,
  ): readonly DiscoveredTable[] {
    this.note(tables);
    const arrival = ({ card }: DiscoveredTable): number => this.arrivals.get(card.table) ?? 0;
    const ages = new Map<string, number>();
    const ranked = [...tables]
      .sort((a, b) => arrival(b) - arrival(a))
      .map((table) => {
        const place = placeOf(table);
        const age = ages.get(place) ?? 0;
        ages.set(place, age + 1);
        return { table, rank: isWanted(table.card.table) ? -1 : age };
      })
      .sort((a, b) => a.rank - b.rank);
    return ranked
      .slice(0, most)
      .map(({ table }) => table)
      .sort((a, b) => arrival(a) - arrival(b));
  }

  private note(tables: readonly DiscoveredTable[]): void {
    const inSight = new Set(tables.map(({ card }) => card.table));
    for (const table of this.arrivals.keys()) if (!inSight.has(table)) this.arrivals.delete(table);
    for (const table of inSight) {
      if (this.arrivals.has(table)) continue;
      this.arrivals.set(table, this.count);
      this.count += 1;
    }
  }
}

/** A relay does not say where its hosts are: all its tables are at one place. A phone over Bluetooth is a place of its own. */
function placeOf({ sightings: [first] }: DiscoveredTable): string {
  if (!first) return '';
  const { transport, key, address } = first;
  if (address !== undefined) return address.split(':')[0] ?? '';
  return transport === 'bluetooth' ? key : transport;
}
