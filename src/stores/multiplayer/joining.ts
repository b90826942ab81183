import type { StoreApi } from 'zustand/vanilla';
import { type Refusal, type Result, refused } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import { hex } from '../../net/discovery/card';
import { joinReasons, joinRefusal } from '../../net/discovery/join-reasons';
import type { Wish } from '../../net/protocol/message';
import { netReasons } from '../../net/protocol/net-reasons';
import type { Channel } from '../../net/secure/channel';
import type { Trace } from '../../net/trace';
import type { Stop } from '../../net/transports/link';
import type { Sighting, TransportKind } from '../../net/transports/transport';
import type { Saves } from '../saves/saves';
import type { SharedTableDeps } from './dependencies';
import type { Joining, LobbyState } from './lobby-state';
import type { SharedTable } from './shared-table';
import type { SharedTables } from './shared-tables';

/** The way from a table in sight to a seat at it. */
export interface JoiningActions {
  /** Wants to join this table, which need not be in sight yet. */
  choose(table: string): void;
  enter(digits: string): Promise<void>;
  /** Takes seats, or none to watch. Gives the id of the game. */
  sit(wishes: readonly Wish[]): Promise<Result<string>>;
  /** Does not join after all. */
  cancel(): Promise<void>;
  /** Others are in sight than before. */
  looked(): void;
}

export interface JoiningDeps {
  readonly store: StoreApi<LobbyState>;
  /** Whoever shows this table just now. */
  sightings(table: string): readonly Sighting[];
  deps(): Promise<SharedTableDeps>;
  readonly saves: Saves;
  readonly tables: SharedTables;
  /** A table of many phones that is kept on this one; null if it can't be read. */
  openShared(id: string): Promise<SharedTable | null>;
  newId(): string;
  readonly trace: Trace;
}

/** For how long a table that is not in sight is looked for. It is told every half second what there is. */
const LOOKING_MS = 8000;

export function createJoining(given: JoiningDeps): JoiningActions {
  const { deps, saves, tables, openShared, newId, trace } = given;
  const { getState: get, setState: set } = given.store;
  let giveUp: Stop = () => {};
  /** Which attempt to join this is: what an earlier one comes to does not count. */
  let attempt = 0;
  /** Tells whoever waits for a table that others are in sight. */
  let looked = () => {};
  /** Those that show the table to be joined and did not let this phone in. */
  const failures = new Map<string, number>();

  const change = (part: Partial<Joining>): void => {
    const { joining } = get();
    if (joining) set({ joining: { ...joining, ...part } });
  };
  function failed(problem: Refusal): void {
    trace.tell({ kind: 'refused', what: 'join', code: problem.code });
    change({ step: 'digits', problem });
  }
  const caught = (error: unknown): void => trace.tell({ kind: 'caught', where: 'join', error });

  /** Nothing is left of it, here or there, unless this phone has been at that table before. */
  async function leaveOff(): Promise<void> {
    const { joining } = get();
    attempt += 1;
    giveUp();
    looked();
    set({ joining: null });
    if (joining?.shared && !joining.known) await forget(joining.shared);
  }

  /** Whoever is quick has typed the digits before this screen has found the table again: it may still come into sight. */
  function inSight(table: string, clock: Clock): Promise<readonly Sighting[]> {
    const mine = attempt;
    return new Promise((resolve) => {
      const over = (sightings: readonly Sighting[]) => {
        stop();
        looked = () => {};
        resolve(sightings);
      };
      const stop = clock.after(LOOKING_MS, () => over([]));
      looked = () => {
        const sightings = given.sightings(table);
        if (sightings.length > 0 || mine !== attempt) over(sightings);
      };
      looked();
    });
  }

  async function comeIn(table: string, digits: string, mine: number): Promise<void> {
    const loaded = await deps();
    const { online, connectivity, clock } = loaded;
    const kept = await keptAt(table);
    const sightings = await inSight(table, clock);
    if (mine !== attempt) return;
    if (sightings.length === 0) {
      failed(joinReasons.unreachable);
      return;
    }
    const key = kept ? online.seatKey(kept.secret) : online.newSeatKey(connectivity.random);
    const side = { proof: { digits }, key, random: connectivity.random };
    const entrances = { sightings, side, clock, failed: failures, trace };
    giveUp = online.joinAnyOf(entrances, (outcome, sighting) => {
      if (!outcome.ok) {
        failed(joinRefusal(outcome.why));
        return;
      }
      const { channel } = outcome;
      let said: Refusal | null = null;
      channel.onMessage((message) => {
        said ??= online.goodbyeReason(message);
      });
      const lost = () => {
        if (mine === attempt) failed(said ?? joinReasons.lost);
      };
      const over = sighting?.transport ?? null;
      if (kept)
        comeAsKnown(kept.id, channel, over, mine, lost).catch((error: unknown) => {
          caught(error);
          lost();
        });
      else comeAsNew(loaded, key.secret, channel, over, mine, lost);
      if (sighting) online.rememberAddress(connectivity, sighting);
    });
  }

  /** N7: a table at which this phone has been, which may not know it any more. It comes as the phone that it was. */
  async function keptAt(table: string) {
    const kept = (await saves.rooms()).find(
      ({ room: { membership } }) => membership.role === 'guest' && hex(membership.table) === table,
    );
    return kept ? { id: kept.id, secret: kept.room.secret } : null;
  }

  async function comeAsKnown(
    id: string,
    channel: Channel,
    over: TransportKind | null,
    mine: number,
    lost: () => void,
  ): Promise<void> {
    // One that was sent away has left its table: it begins anew with what is kept.
    const live = tables.live();
    if (live?.id === id && live.session.view().room?.connection === 'gone') await tables.end();
    const shared = await openShared(id);
    if (!shared || mine !== attempt) {
      channel.close();
      lost();
      return;
    }
    const { session } = shared;
    const look = (): void => {
      const { room, seats } = session.view();
      if (mine !== attempt) stop();
      else if (room?.connection === 'in') {
        stop();
        const seated = seats.some(({ phone }) => phone === room.me);
        change({ step: seated ? 'seated' : 'seats', shared, known: true });
      } else if (room?.connection !== 'coming') {
        stop();
        lost();
      }
    };
    shared.attach(channel, over);
    const stop = session.subscribe(look);
    look();
  }

  function comeAsNew(
    { online, clock, explain }: SharedTableDeps,
    secret: Uint8Array,
    channel: Channel,
    over: TransportKind | null,
    mine: number,
    lost: () => void,
  ): void {
    const id = newId();
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: null, own });
    const guest = online.openGuest({ copy: null, journal, clock, explain, trace });
    const giveBack = async (): Promise<void> => {
      lost();
      guest.leave();
      await guest.close();
      await saves.remove(id).catch(caught);
    };
    const stop = guest.subscribe(() => {
      const copy = guest.copy();
      const state = guest.state();
      if (mine !== attempt || state === 'gone' || state === 'out') {
        stop();
        void giveBack();
      } else if (guest.session() && copy) {
        stop();
        tables.adopt(id, { guest, copy, secret, over }).then(
          (shared) => {
            if (mine === attempt) change({ step: 'seats', shared });
            else void forget(shared);
          },
          (error: unknown) => {
            caught(error);
            void giveBack();
          },
        );
      }
    });
    guest.attach(channel);
  }

  /** A table at which nobody wants to sit after all. */
  async function forget(shared: SharedTable): Promise<void> {
    await shared.leave();
    if (tables.live() === shared) await tables.end();
    await saves.remove(shared.id).catch(caught);
  }

  return {
    choose(table) {
      void leaveOff();
      failures.clear();
      set({ joining: { table, card: null, step: 'digits', problem: null, shared: null, known: false } });
    },
    async enter(digits) {
      const { joining } = get();
      if (joining?.step !== 'digits') return;
      change({ step: 'entering', problem: null });
      const mine = attempt;
      await comeIn(joining.table, digits, mine).catch((error: unknown) => {
        caught(error);
        if (mine === attempt) failed(joinReasons.unreachable);
      });
    },
    async sit(wishes) {
      const { joining } = get();
      if (!joining?.shared) return refused(netReasons['not-here']);
      const { shared } = joining;
      const done = wishes.length === 0 ? { ok: true as const, value: null } : await shared.sit(wishes);
      if (!done.ok) {
        change({ problem: done.refusal });
        return done;
      }
      // A second tap leads nowhere.
      if (get().joining?.shared !== shared) return refused(netReasons['not-here']);
      set({ joining: null });
      return { ok: true, value: shared.id };
    },
    cancel: leaveOff,
    looked: () => looked(),
  };
}
