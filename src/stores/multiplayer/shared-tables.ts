import { accepted, type Result, refused } from '../../engine/refusal';
import { queue } from '../../lib/queue';
import { same } from '../../net/bytes';
import { hex } from '../../net/discovery/card';
import { joinReasons } from '../../net/discovery/join-reasons';
import { signal } from '../../net/listeners';
import type { SeatAssignment } from '../../net/session/membership';
import { HOST_PHONE } from '../../net/session/new-table';
import type { SeatView } from '../../net/session/session';
import type { Stop } from '../../net/transports/link';
import type { SavedRoom } from '../saves/room-text';
import type { SavedTable } from '../saves/saves';
import type { SharedTableDeps } from './dependencies';
import type { JoinedTable } from './next-table-join';
import { type Opening, openSharedTable } from './open-shared-table';
import type { SharedTable } from './shared-table';

/** Manages the live shared table. There is one at most: to open another ends the first. */
export interface SharedTables {
  live(): SharedTable | null;
  /** Calls the listener when the live table has changed. */
  subscribe(listener: () => void): Stop;
  /** Opens a stored table in its last state, in either role. */
  open(saved: SavedTable & { readonly room: SavedRoom }): Promise<SharedTable>;
  /** Opens the table of another phone that this phone has just joined. */
  adopt(id: string, arrived: JoinedTable): Promise<SharedTable>;
  /** Returns a room for a table that becomes shared. */
  newRoom(seats: readonly SeatView[], realDice: boolean): Promise<SavedRoom>;
  /** N28: returns the room of the table after this one; null if another phone hosts this one. */
  nextRoom(after: SharedTable): Promise<SavedRoom | null>;
  /** Joins the next table of the live one and returns the id of its game: `newId` if the game is new here. */
  joinNextTable(newId: string): Promise<Result<string>>;
  /** Closes the live table for now. */
  end(): Promise<void>;
}

/** `deps` is called when the first shared table is opened, because it loads a large bundle. */
export function sharedTables(deps: () => Promise<SharedTableDeps>): SharedTables {
  let live: SharedTable | null = null;
  const changes = signal<void>();
  const inTurn = queue();

  function turnTo(next: SharedTable | null): void {
    live = next;
    changes.emit();
  }

  async function end(): Promise<void> {
    const before = live;
    turnTo(null);
    await before?.end();
  }

  /**
   * Replaces the live table. Calls are queued, so that of two that are opened at once the first is closed
   * again.
   */
  function turnToNew({ id, ...how }: Opening): Promise<SharedTable> {
    const then = live;
    return inTurn(async () => {
      const loaded = await deps();
      // An earlier call in the queue has opened this table.
      if (live && live !== then && live.id === id) return live;
      await end();
      const table = openSharedTable(loaded, { id, ...how });
      turnTo(table);
      return table;
    });
  }

  const adopt: SharedTables['adopt'] = (id, { secret, ...from }) =>
    turnToNew({ id, secret, away: null, from });

  return {
    live: () => live,
    subscribe: changes.on,
    open({ id, match, answers, room: { membership, secret, away } }) {
      return turnToNew({ id, secret, away, from: { copy: { match, membership }, answers } });
    },
    adopt,
    async newRoom(seats, realDice) {
      const { online, connectivity } = await deps();
      const key = online.newSeatKey(connectivity.random);
      const assignments = seats.map(assignmentOf);
      const membership = online.newTable({
        key: key.public,
        assignments,
        realDice,
        random: connectivity.random,
      });
      return { membership, secret: key.secret, away: null };
    },
    async nextRoom(after) {
      const rooms = await (await deps()).saves.rooms();
      return after.nextRoom((table) => rooms.some(({ room }) => same(room.membership.table, table)));
    },
    async joinNextTable(newId) {
      const { saves } = await deps();
      const here = live;
      const next = here?.store.getState().next;
      if (!here || !next) return refused(joinReasons.unreachable);
      const known = (await saves.rooms()).find(({ room }) => hex(room.membership.table) === next);
      if (known) return accepted(known.id);
      const arrived = await here.joinNextTable(newId);
      if (!arrived.ok) return arrived;
      if (live !== here) {
        // Another table is live by now: stay there. The game and the seat at the next table remain.
        await arrived.value.guest.close();
        return refused(joinReasons.unreachable);
      }
      await adopt(newId, arrived.value);
      return accepted(newId);
    },
    end,
  };
}

function assignmentOf({ name, keeper, elsewhere = false }: SeatView): SeatAssignment {
  if (keeper.kind === 'bot') return { name, phone: null, bot: keeper.level };
  return { name, phone: elsewhere ? null : HOST_PHONE, bot: null };
}
