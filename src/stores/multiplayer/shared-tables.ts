import { accepted, type Result, refused } from '../../engine/refusal';
import { same } from '../../net/bytes';
import { hex } from '../../net/discovery/card';
import { joinReasons } from '../../net/discovery/join-reasons';
import { signal } from '../../net/listeners';
import { queue } from '../../net/queue';
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

/** The table of many phones that this phone is at. There is one at most: whoever plays another has left it. */
export interface SharedTables {
  live(): SharedTable | null;
  /** Tells when another table is the live one. */
  subscribe(listener: () => void): Stop;
  /** As it was left, in either role. */
  open(saved: SavedTable & { readonly room: SavedRoom }): Promise<SharedTable>;
  /** This phone has just come in at another's table. */
  adopt(id: string, arrived: JoinedTable): Promise<SharedTable>;
  /** What is kept of a table to which others are invited from now on. */
  newRoom(seats: readonly SeatView[], realDice: boolean): Promise<SavedRoom>;
  /** The same for those who are at this table, which plays again; null if another phone hosts it. */
  nextRoom(after: SharedTable): Promise<SavedRoom | null>;
  /** Goes where the others of the live table play on. Gives the id of the game, which is this one if it is new here. */
  joinNextTable(newId: string): Promise<Result<string>>;
  /** Leaves the live one, for now. */
  end(): Promise<void>;
}

/** `means` is asked for when the first such table is opened: what it loads is much. */
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

  /** In place of the one before. One after the other: of two that are opened at once, none is left open unseen. */
  function turnToNew({ id, ...how }: Opening): Promise<SharedTable> {
    const then = live;
    return inTurn(async () => {
      const loaded = await deps();
      // Somebody was quicker.
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
        // Whoever has gone elsewhere meanwhile is not called away from there. The game is kept, and so is the seat.
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
