import { createStore, type StoreApi } from 'zustand/vanilla';
import { isFindable } from '../../net/discovery/can-advertise';
import { lookAround, type SeenTable } from '../../net/discovery/nearby';
import type { Stop } from '../../net/transports/link';
import type { Reach } from '../../net/transports/transport';
import { createJoins, type JoiningMeans, type Joins } from './joining';
import { knownTables } from './known-tables';
import type { LobbyState, NearbyTable } from './lobby-state';

/** The tables around, and the way to a seat at one of them. */
export interface Lobby extends Omit<Joins, 'looked'> {
  readonly store: StoreApi<LobbyState>;
  /** Looks around, as long as anybody wants to see. */
  look(): Stop;
  /** Whether others could come to this phone, or it can only be a guest. */
  findable(): Promise<boolean>;
  /** Looks at this address too, which somebody has read or typed: whether there is a table. */
  tell(address: string): Promise<boolean>;
}

export interface LobbyMeans extends Omit<JoiningMeans, 'store' | 'sightings'> {
  reach(): Promise<Reach>;
}

export function createLobby({ reach, ...given }: LobbyMeans): Lobby {
  const { saves, tables, trace } = given;
  const store = createStore<LobbyState>(() => ({ ways: null, tables: [], joining: null }));
  const { getState: get, setState: set } = store;
  let seen: readonly SeenTable[] = [];
  let known = new Map<string, string>();
  let looking = 0;
  let stopLooking: Stop = () => {};

  const seenAt = (table: string | undefined) => seen.find(({ card }) => card.table === table);
  const { looked, ...joins } = createJoins({
    ...given,
    store,
    sightings: (table) => seenAt(table)?.sightings ?? [],
  });

  function show(): void {
    const live = tables.live()?.store.getState();
    const own = live?.role === 'host' ? live.table : null;
    const list = seen.flatMap(({ card, sightings: [first] }): readonly NearbyTable[] =>
      first && card.table !== own ? [{ card, way: first.way, known: known.get(card.table) ?? null }] : [],
    );
    const { joining } = get();
    const card = seenAt(joining?.table)?.card;
    set({ tables: list, ...(joining && card && { joining: { ...joining, card } }) });
  }

  async function start(): Promise<void> {
    const { ways } = await reach();
    const rooms = await saves.rooms().catch((error: unknown) => {
      trace.tell({ kind: 'caught', where: 'known-tables', error });
      return [];
    });
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

  return {
    ...joins,
    store,
    look() {
      looking += 1;
      if (looking === 1)
        void start().catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'looking-around', error });
          set({ ways: [] });
        });
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
      joins.choose(table);
      show();
    },
  };
}
