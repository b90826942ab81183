import { accepted, type Result, refused } from '../../engine/refusal';
import { same } from '../../net/bytes';
import { hex } from '../../net/discovery/card';
import { joinReasons } from '../../net/discovery/join-reasons';
import { queue } from '../../net/queue';
import type { Place } from '../../net/session/membership';
import { HOST_PHONE } from '../../net/session/new-table';
import type { SeatAt } from '../../net/session/session';
import type { Stop } from '../../net/transports/link';
import type { SavedRoom } from '../saves/room-text';
import type { SavedTable } from '../saves/saves';
import type { SharedMeans } from './dependencies';
import type { Arrived } from './next-table-join';
import { type Opening, openShared } from './open-shared-table';
import type { SharedTable } from './shared-table';

/** The table of many phones that this phone is at. There is one at most: whoever plays another has left it. */
export interface SharedTables {
  live(): SharedTable | null;
  /** Tells when another table is the live one. */
  subscribe(listener: () => void): Stop;
  /** As it was left, in either role. */
  open(saved: SavedTable & { readonly room: SavedRoom }): Promise<SharedTable>;
  /** This phone has just come in at another's table. */
  adopt(id: string, arrived: Arrived): Promise<SharedTable>;
  /** What is kept of a table to which others are invited from now on. */
  newRoom(seats: readonly SeatAt[], realDice: boolean): Promise<SavedRoom>;
  /** The same for those who are at this table, which plays again; null if another phone hosts it. */
  nextRoom(after: SharedTable): Promise<SavedRoom | null>;
  /** Goes where the others of the live table play on. Gives the id of the game, which is this one if it is new here. */
  comeAlong(newId: string): Promise<Result<string>>;
  /** Leaves the live one, for now. */
  end(): Promise<void>;
}

/** `means` is asked for when the first such table is opened: what it loads is much. */
export function sharedTables(means: () => Promise<SharedMeans>): SharedTables {
  let live: SharedTable | null = null;
  const listeners = new Set<() => void>();
  const inTurn = queue();

  function turnTo(next: SharedTable | null): void {
    live = next;
    for (const listener of [...listeners]) listener();
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
      const loaded = await means();
      // Somebody was quicker.
      if (live && live !== then && live.id === id) return live;
      await end();
      const table = openShared(loaded, { id, ...how });
      turnTo(table);
      return table;
    });
  }

  const adopt: SharedTables['adopt'] = (id, { secret, ...from }) =>
    turnToNew({ id, secret, away: null, from });

  return {
    live: () => live,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ id, match, answers, room: { papers, secret, away } }) {
      return turnToNew({ id, secret, away, from: { copy: { match, papers }, answers } });
    },
    adopt,
    async newRoom(seats, realDice) {
      const { online, reach } = await means();
      const key = online.newSeatKey(reach.random);
      const places = seats.map(placeOf);
      const papers = online.newTable({ key: key.public, places, realDice, random: reach.random });
      return { papers, secret: key.secret, away: null };
    },
    async nextRoom(after) {
      const rooms = await (await means()).saves.rooms();
      return after.nextRoom((table) => rooms.some(({ room }) => same(room.papers.table, table)));
    },
    async comeAlong(newId) {
      const { saves } = await means();
      const here = live;
      const next = here?.store.getState().next;
      if (!here || !next) return refused(joinReasons.unreachable);
      const known = (await saves.rooms()).find(({ room }) => hex(room.papers.table) === next);
      if (known) return accepted(known.id);
      const arrived = await here.comeAlong(newId);
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

function placeOf({ name, keeper, elsewhere = false }: SeatAt): Place {
  if (keeper.kind === 'bot') return { name, phone: null, bot: keeper.level };
  return { name, phone: elsewhere ? null : HOST_PHONE, bot: null };
}
