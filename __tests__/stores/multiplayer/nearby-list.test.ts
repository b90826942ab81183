import type { DiscoveredTable } from '../../../src/net/discovery/nearby';
import type { TransportKind } from '../../../src/net/transports/transport';
import { NearbyList } from '../../../src/stores/multiplayer/nearby-list';

function seen(table: string, transport: TransportKind, address?: string): DiscoveredTable {
  const card = { table, era: { number: 1, phone: 0 }, game: 'lockout', open: 1, name: table };
  const sighting = {
    card,
    transport,
    key: table,
    connect: () => () => {},
    ...(address !== undefined && { address }),
  };
  return { card, sightings: [sighting] };
}

const names = (tables: readonly DiscoveredTable[]) => tables.map(({ card }) => card.table);
const nobody = () => false;

describe('NS18 the list of tables nearby', () => {
  test('has all tables in the order in which they came into sight', () => {
    const list = new NearbyList();
    const [a, b, c] = ['a', 'b', 'c'].map((name) => seen(name, 'relay'));
    if (!a || !b || !c) throw new Error('three');
    list.choose([b], nobody, 3);
    expect(names(list.choose([a, b, c], nobody, 3))).toEqual(['b', 'a', 'c']);
  });

  test('sixty false tables from one address leave room for those from others, new or not', () => {
    const list = new NearbyList();
    const early = seen('early', 'lan', '10.0.0.2:47123');
    const late = seen('late', 'lan', '10.0.0.3:47123');
    const near = seen('near', 'bluetooth');
    const many = Array.from({ length: 60 }, (_, at) => seen(`false ${at}`, 'lan', `10.0.0.9:${at + 1}`));
    list.choose([early], nobody, 4);
    list.choose([early, ...many], nobody, 4);
    expect(names(list.choose([early, ...many, late, near], nobody, 4))).toEqual([
      'early',
      'false 59',
      'late',
      'near',
    ]);
  });

  test('of one place the newest come first; tables that this phone knows are always there', () => {
    const list = new NearbyList();
    const all = Array.from({ length: 60 }, (_, at) => seen(`${at}`, 'relay'));
    expect(names(list.choose(all, (table) => table === '3', 3))).toEqual(['3', '58', '59']);
  });
});
