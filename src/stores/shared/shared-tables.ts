import type { Guest } from '../../net/guest';
import type { Stop } from '../../net/link';
import { HOST_PHONE } from '../../net/new-table';
import type { Place } from '../../net/papers';
import type { SeatAt } from '../../net/session';
import type { Copy } from '../../net/table-journal';
import type { SavedRoom } from '../room-text';
import type { SavedTable } from '../saves';
import type { SharedMeans } from './means';
import { openShared } from './open-shared';
import type { SharedTable } from './shared-table';

/** The table of many phones that this phone is at. There is one at most: whoever plays another has left it. */
export interface SharedTables {
  live(): SharedTable | null;
  /** Tells when another table is the live one. */
  subscribe(listener: () => void): Stop;
  /** As it was left, in either role. */
  open(saved: SavedTable & { readonly room: SavedRoom }): Promise<SharedTable>;
  /** This phone has just come in at another's table. */
  adopt(id: string, secret: Uint8Array, guest: Guest, copy: Copy): Promise<SharedTable>;
  /** What is kept of a table to which others are invited from now on. */
  newRoom(seats: readonly SeatAt[], realDice: boolean): Promise<SavedRoom>;
  /** Leaves the live one, for now. */
  end(): Promise<void>;
}

/** `means` is asked for when the first such table is opened: what it loads is much. */
export function sharedTables(means: () => Promise<SharedMeans>): SharedTables {
  let live: SharedTable | null = null;
  const listeners = new Set<() => void>();

  function turnTo(next: SharedTable | null): void {
    live = next;
    for (const listener of [...listeners]) listener();
  }

  async function end(): Promise<void> {
    const before = live;
    turnTo(null);
    await before?.end();
  }

  return {
    live: () => live,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open({ id, match, answers, room }) {
      const loaded = await means();
      await end();
      const { papers, secret, away } = room;
      const table = openShared(loaded, { id, secret, away, from: { copy: { match, papers }, answers } });
      turnTo(table);
      return table;
    },
    async adopt(id, secret, guest, copy) {
      const loaded = await means();
      await end();
      const table = openShared(loaded, { id, secret, away: null, from: { guest, copy } });
      turnTo(table);
      return table;
    },
    async newRoom(seats, realDice) {
      const { online, reach } = await means();
      const key = online.newSeatKey(reach.random);
      const places = seats.map(placeOf);
      const papers = online.newTable({ key: key.public, places, realDice, random: reach.random });
      return { papers, secret: key.secret, away: null };
    },
    end,
  };
}

function placeOf({ name, keeper, elsewhere = false }: SeatAt): Place {
  if (keeper.kind === 'bot') return { name, phone: null, bot: keeper.level };
  return { name, phone: elsewhere ? null : HOST_PHONE, bot: null };
}
