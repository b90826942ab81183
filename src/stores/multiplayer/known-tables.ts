import { hex } from '../../net/discovery/card';
import type { SavedRoom } from '../saves/room-text';

interface KeptRoom {
  readonly id: string;
  readonly room: SavedRoom;
}

/** N27: whoever was last at these may find that the others have begun another game. */
const LATELY = 8;

/** The tables at which this phone has a seat, and the game on it that leads there. `rooms`: the latest first. */
export async function knownTables(rooms: readonly KeptRoom[]): Promise<Map<string, string>> {
  const own = rooms.map(({ id, room }) => [hex(room.membership.table), id] as const);
  const visited = rooms.slice(0, LATELY);
  if (visited.length === 0) return new Map(own);
  // What a table's number is worked out with is of no use to who was never at one.
  const { nextTables } = await import('../../net/session/next-table');
  const next = visited.flatMap(({ id, room }) =>
    nextTables(room.membership).map((table) => [hex(table), id] as const),
  );
  // Of two games that lead to the same table the later one does; the table's own most of all.
  return new Map([...next.reverse(), ...own]);
}
