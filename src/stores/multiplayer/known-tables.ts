import { hex } from '../../net/discovery/card';
import type { SavedRoom } from '../saves/room-text';

interface StoredRoom {
  readonly id: string;
  readonly room: SavedRoom;
}

/** N27: the next tables of so many recent tables are known too. */
const RECENT_TABLES = 8;

/** Returns the game that leads to each known table, by the table's id. `rooms`: the latest first. */
export async function knownTables(rooms: readonly StoredRoom[]): Promise<Map<string, string>> {
  const own = rooms.map(({ id, room }) => [hex(room.membership.table), id] as const);
  const recent = rooms.slice(0, RECENT_TABLES);
  if (recent.length === 0) return new Map(own);
  // Loaded late: the hash function is of no use to a phone that was never at a shared table.
  const { nextTables } = await import('../../net/session/next-table');
  const next = recent.flatMap(({ id, room }) =>
    nextTables(room.membership).map((table) => [hex(table), id] as const),
  );
  // If two games lead to one table, the later game counts. The table's own game counts most.
  return new Map([...next.reverse(), ...own]);
}
