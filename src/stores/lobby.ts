import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Illegal, type Result, refused } from '../engine/illegal';
import type { Channel } from '../net/channel';
import type { Stop } from '../net/link';
import { netReasons } from '../net/net-reasons';
import type { Wish } from '../net/protocol/message';
import { hex } from '../net/reach/card';
import { isFindable } from '../net/reach/findable';
import { joinReasons, joinRefusal } from '../net/reach/join-reasons';
import { lookAround, type SeenTable } from '../net/reach/nearby';
import type { Reach, Sighting } from '../net/reach/way';
import type { Clock } from './clock';
import type { Joining, LobbyState, NearbyTable } from './lobby-state';
import type { Saves } from './saves';
import { explainStorage } from './saves';
import { knownTables } from './shared/known-tables';
import type { SharedMeans } from './shared/means';
import type { SharedTable } from './shared/shared-table';
import type { SharedTables } from './shared/shared-tables';

/** The tables around, and the way to a seat at one of them. */
export interface Lobby {
  readonly store: StoreApi<LobbyState>;
  /** Looks around, as long as anybody wants to see. */
  look(): Stop;
  /** Whether others could come to this phone, or it can only be a guest. */
  findable(): Promise<boolean>;
  /** Looks at this address too, which somebody has read or typed: whether there is a table. */
  tell(address: string): Promise<boolean>;
  /** Wants to join this table, which need not be in sight yet. */
  choose(table: string): void;
  enter(digits: string): Promise<void>;
  /** Takes seats, or none to watch. Gives the id of the game. */
  sit(wishes: readonly Wish[]): Promise<Result<string>>;
  /** Does not join after all. */
  cancel(): Promise<void>;
}

export interface LobbyMeans {
  reach(): Promise<Reach>;
  means(): Promise<SharedMeans>;
  readonly saves: Saves;
  readonly tables: SharedTables;
  /** A table of many phones that is kept on this one; null if it can't be read. */
  openShared(id: string): Promise<SharedTable | null>;
  newId(): string;
}

/** For how long a table that is not in sight is looked for. It is told every half second what there is. */
const LOOKING_MS = 8000;

export function createLobby({ reach, means, saves, tables, openShared, newId }: LobbyMeans): Lobby {
  const store = createStore<LobbyState>(() => ({ ways: null, tables: [], joining: null }));
  const { getState: get, setState: set } = store;
  let seen: readonly SeenTable[] = [];
  let known = new Map<string, string>();
  let looking = 0;
  let stopLooking: Stop = () => {};
  let giveUp: Stop = () => {};
  /** Which attempt to join this is: what an earlier one comes to does not count. */
  let attempt = 0;
  /** Tells whoever waits for a table that others are in sight. */
  let looked = () => {};
  /** Those that show the table to be joined and did not let this phone in. */
  const failures = new Map<string, number>();

  function callOff(): void {
    attempt += 1;
    giveUp();
    looked();
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
        const sightings = seen.find(({ card }) => card.table === table)?.sightings ?? [];
        if (sightings.length > 0 || mine !== attempt) over(sightings);
      };
      looked();
    });
  }

  function show(): void {
    const live = tables.live()?.store.getState();
    const own = live?.role === 'host' ? live.table : null;
    const list = seen.flatMap(({ card, sightings: [first] }): readonly NearbyTable[] =>
      first && card.table !== own ? [{ card, way: first.way, known: known.get(card.table) ?? null }] : [],
    );
    const { joining } = get();
    const card = seen.find((each) => each.card.table === joining?.table)?.card;
    set({ tables: list, ...(joining && card && { joining: { ...joining, card } }) });
  }

  async function start(): Promise<void> {
    const { ways } = await reach();
    const rooms = await saves.rooms().catch(() => []);
    known = await knownTables(rooms);
    if (looking === 0) return;
    set({ ways: ways.map(({ kind }) => kind) });
    stopLooking();
    const stopSeeing = lookAround(ways, (now) => {
      seen = now;
      show();
      looked();
    });
    const stopFollowing = tables.subscribe(show);
    stopLooking = () => {
      stopSeeing();
      stopFollowing();
    };
  }

  const change = (part: Partial<Joining>): void => {
    const { joining } = get();
    if (joining) set({ joining: { ...joining, ...part } });
  };
  const failed = (problem: Illegal): void => change({ step: 'digits', problem });

  async function comeIn(table: string, digits: string, mine: number): Promise<void> {
    const loaded = await means();
    const { online, reach: way, clock } = loaded;
    const kept = await keptAt(table);
    const sightings = await inSight(table, clock);
    if (mine !== attempt) return;
    if (sightings.length === 0) {
      failed(joinReasons.unreachable);
      return;
    }
    const key = kept ? online.seatKey(kept.secret) : online.newSeatKey(way.random);
    const side = { proof: { digits }, key, random: way.random };
    const entrances = { sightings, side, time: clock, failed: failures };
    giveUp = online.enterAnyOf(entrances, (outcome, sighting) => {
      if (!outcome.ok) {
        failed(joinRefusal(outcome.why));
        return;
      }
      const { channel } = outcome;
      let said: Illegal | null = null;
      channel.onMessage((message) => {
        said ??= online.farewell(message);
      });
      const lost = () => failed(said ?? joinReasons.lost);
      if (kept) comeAsKnown(kept.shared, channel, mine, lost);
      else comeAsNew(loaded, key.secret, channel, mine, lost);
      if (sighting) online.remember(way, sighting);
    });
  }

  /** N7: a table at which this phone has been, which may not know it any more. It comes as the phone that it was. */
  async function keptAt(table: string) {
    const kept = (await saves.rooms()).find(
      ({ room: { papers } }) => papers.role === 'guest' && hex(papers.table) === table,
    );
    const shared = kept && (await openShared(kept.id));
    return kept && shared ? { shared, secret: kept.room.secret } : null;
  }

  function comeAsKnown(shared: SharedTable, channel: Channel, mine: number, lost: () => void): void {
    const { session } = shared;
    shared.comeBy(channel);
    const stop = session.subscribe(() => {
      const { room, seats } = session.view();
      if (mine !== attempt || room?.line === 'out' || room?.line === 'gone') {
        stop();
        if (mine === attempt) lost();
      } else if (room?.line === 'in') {
        stop();
        const seated = seats.some(({ phone }) => phone === room.me);
        change({ step: seated ? 'seated' : 'seats', shared, known: true });
      }
    });
  }

  function comeAsNew(
    { online, clock: time }: SharedMeans,
    secret: Uint8Array,
    channel: Channel,
    mine: number,
    lost: () => void,
  ): void {
    const id = newId();
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: null, own });
    const guest = online.openGuest({ copy: null, journal, time, explain: explainStorage });
    /** Nothing of it stays on this phone. */
    const discard = async (): Promise<void> => {
      guest.leave();
      await guest.close();
      await saves.remove(id).catch(() => {});
    };
    const stop = guest.subscribe(() => {
      const copy = guest.copy();
      const state = guest.state();
      if (mine !== attempt) {
        stop();
        void discard();
      } else if (guest.session() && copy) {
        stop();
        tables.adopt(id, secret, guest, copy).then((shared) => {
          if (mine === attempt) change({ step: 'seats', shared });
          else void forget(shared);
        }, lost);
      } else if (state === 'gone' || state === 'out') {
        stop();
        void discard();
        lost();
      }
    });
    guest.attach(channel);
  }

  /** A table at which nobody wants to sit after all. */
  async function forget(shared: SharedTable): Promise<void> {
    await shared.leave();
    if (tables.live() === shared) await tables.end();
    await saves.remove(shared.id).catch(() => {});
  }

  return {
    store,
    look() {
      looking += 1;
      if (looking === 1) void start().catch(() => set({ ways: [] }));
      return () => {
        looking -= 1;
        if (looking > 0) return;
        stopLooking();
        stopLooking = () => {};
        seen = [];
        set({ tables: [] });
      };
    },
    findable: () => reach().then(isFindable, () => false),
    async tell(address) {
      const ways = await reach().then(
        (reached) => reached.ways,
        () => [],
      );
      const found = await Promise.all(ways.map((way) => way.tell?.(address) ?? false));
      return found.includes(true);
    },
    choose(table) {
      callOff();
      failures.clear();
      set({ joining: { table, card: null, step: 'digits', problem: null, shared: null, known: false } });
      show();
    },
    async enter(digits) {
      const { joining } = get();
      if (joining?.step !== 'digits') return;
      change({ step: 'entering', problem: null });
      const mine = attempt;
      await comeIn(joining.table, digits, mine).catch(() => {
        if (mine === attempt) failed(joinReasons.unreachable);
      });
    },
    async sit(wishes) {
      const { joining } = get();
      if (!joining?.shared) return refused(netReasons['not-here']);
      const { shared } = joining;
      const done = wishes.length === 0 ? { ok: true as const, value: null } : await shared.sit(wishes);
      if (!done.ok) {
        change({ problem: done.illegal });
        return done;
      }
      set({ joining: null });
      return { ok: true, value: shared.id };
    },
    async cancel() {
      callOff();
      const { joining } = get();
      set({ joining: null });
      if (joining?.shared && !joining.known) await forget(joining.shared);
    },
  };
}
