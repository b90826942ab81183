import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Illegal, type Result, refused } from '../engine/illegal';
import type { Stop } from '../net/link';
import { netReasons } from '../net/net-reasons';
import type { Wish } from '../net/protocol/message';
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
  newId(): string;
}

/** For how long a table that is not in sight is looked for. It is told every half second what there is. */
const LOOKING_MS = 8000;

export function createLobby({ reach, means, saves, tables, newId }: LobbyMeans): Lobby {
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

  function callOff(): void {
    attempt += 1;
    giveUp();
    looked();
  }

  /** Whoever is quick has typed the digits before this screen has found the table again: it may still come into sight. */
  function inSight(table: string, clock: Clock): Promise<Sighting | null> {
    const mine = attempt;
    return new Promise((resolve) => {
      const over = (sighting: Sighting | null) => {
        stop();
        looked = () => {};
        resolve(sighting);
      };
      const stop = clock.after(LOOKING_MS, () => over(null));
      looked = () => {
        const sighting = seen.find(({ card }) => card.table === table)?.sightings[0];
        if (sighting || mine !== attempt) over(sighting ?? null);
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
      set({ joining: { table, card: null, step: 'digits', problem: null, shared: null } });
      show();
    },
    async enter(digits) {
      const { joining } = get();
      if (joining?.step !== 'digits') return;
      change({ step: 'entering', problem: null });
      const mine = attempt;
      const loaded = await means().catch(() => null);
      const sighting = loaded && (await inSight(joining.table, loaded.clock));
      if (mine !== attempt) return;
      if (!sighting) {
        failed(joinReasons.unreachable);
        return;
      }
      const { online, reach: way, clock } = loaded;
      const key = online.newSeatKey(way.random);
      const id = newId();
      const own = () => ({ secret: key.secret, away: null });
      const side = { proof: { digits }, key, random: way.random };
      giveUp = online.enter(sighting.link(), side, clock, (outcome) => {
        if (!outcome.ok) {
          failed(joinRefusal(outcome.why));
          return;
        }
        let said: Illegal | null = null;
        outcome.channel.onMessage((message) => {
          said ??= online.farewell(message);
        });
        const journal = saves.tableJournal(id, { game: null, own });
        const guest = online.openGuest({ copy: null, journal, time: clock, explain: explainStorage });
        const stop = guest.subscribe(() => {
          const copy = guest.copy();
          if (mine !== attempt) {
            stop();
            guest.leave();
          } else if (guest.session() && copy) {
            stop();
            tables.adopt(id, key.secret, guest, copy).then(
              (shared) => change({ step: 'seats', shared }),
              () => failed(joinReasons.lost),
            );
          } else if (guest.state() === 'gone' || guest.state() === 'out') {
            stop();
            failed(said ?? joinReasons.lost);
          }
        });
        guest.attach(outcome.channel);
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
      if (!joining?.shared) return;
      await joining.shared.leave();
      await tables.end();
      await saves.remove(joining.shared.id).catch(() => {});
    },
  };
}
