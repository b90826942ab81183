import { createStore, type StoreApi } from 'zustand/vanilla';
import { canAdvertise } from '../../net/discovery/can-advertise';
import { browseNearby, type DiscoveredTable } from '../../net/discovery/nearby';
import type { Stop } from '../../net/transports/link';
import type { Connectivity } from '../../net/transports/transport';
import { createJoining, type JoiningActions, type JoiningDeps } from './joining';
import { knownTables } from './known-tables';
import type { LobbyState, NearbyTable } from './lobby-state';

/** The tables around, and the way to a seat at one of them. */
export interface Lobby extends Omit<JoiningActions, 'looked'> {
  readonly store: StoreApi<LobbyState>;
  /** Looks around, as long as anybody wants to see. */
  browse(): Stop;
  /** Whether others could come to this phone, or it can only be a guest. */
  canAdvertise(): Promise<boolean>;
  /** Looks at this address too, which somebody has read or typed: whether there is a table. */
  addAddress(address: string): Promise<boolean>;
}

export interface LobbyDeps extends Omit<JoiningDeps, 'store' | 'sightings'> {
  connectivity(): Promise<Connectivity>;
}

export function createLobby({ connectivity, ...given }: LobbyDeps): Lobby {
  const { saves, tables, trace } = given;
  const store = createStore<LobbyState>(() => ({ transports: null, tables: [], joining: null }));
  const { getState: get, setState: set } = store;
  let seen: readonly DiscoveredTable[] = [];
  let known = new Map<string, string>();
  let looking = 0;
  let stopLooking: Stop = () => {};

  const seenAt = (table: string | undefined) => seen.find(({ card }) => card.table === table);
  const { looked, ...joins } = createJoining({
    ...given,
    store,
    sightings: (table) => seenAt(table)?.sightings ?? [],
  });

  function show(): void {
    const live = tables.live()?.store.getState();
    const own = live?.role === 'host' ? live.table : null;
    const list = seen.flatMap(({ card, sightings: [first] }): readonly NearbyTable[] =>
      first && card.table !== own
        ? [{ card, transport: first.transport, known: known.get(card.table) ?? null }]
        : [],
    );
    const { joining } = get();
    const card = seenAt(joining?.table)?.card;
    set({ tables: list, ...(joining && card && { joining: { ...joining, card } }) });
  }

  async function start(): Promise<void> {
    const { transports } = await connectivity();
    const rooms = await saves.rooms().catch((error: unknown) => {
      trace.tell({ kind: 'caught', where: 'known-tables', error });
      return [];
    });
    known = await knownTables(rooms);
    if (looking === 0) return;
    set({ transports: transports.map(({ kind }) => kind) });
    stopLooking();
    const stopSeeing = browseNearby(transports, (now) => {
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
    browse() {
      looking += 1;
      if (looking === 1)
        void start().catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'looking-around', error });
          set({ transports: [] });
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
    canAdvertise: () => connectivity().then(canAdvertise, () => false),
    async addAddress(address) {
      const transports = await connectivity().then(
        (reached) => reached.transports,
        () => [],
      );
      const found = await Promise.all(
        transports.map((transport) => transport.addAddress?.(address) ?? false),
      );
      return found.includes(true);
    },
    choose(table) {
      joins.choose(table);
      show();
    },
  };
}
