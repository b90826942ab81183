import { createStore, type StoreApi } from 'zustand/vanilla';
import { canAdvertise } from '../../net/discovery/can-advertise';
import { browseNearby, type DiscoveredTable } from '../../net/discovery/nearby';
import type { Stop } from '../../net/transports/link';
import type { Connectivity } from '../../net/transports/transport';
import { createJoining, type JoiningActions, type JoiningDeps } from './joining';
import { knownTables } from './known-tables';
import type { LobbyState, NearbyTable } from './lobby-state';
import { MOST_AT_HOME, MOST_NEARBY, NearbyList } from './nearby-list';

/** The tables nearby, and the actions to join one. */
export interface Lobby extends Omit<JoiningActions, 'handleSightings'> {
  readonly store: StoreApi<LobbyState>;
  /** Browses for tables until every caller has called the function that it got. */
  browse(): Stop;
  /** Whether other phones can find a table on this one. If not, it can only be a guest. */
  canAdvertise(): Promise<boolean>;
  /** Browses at this address too, which a person has typed or scanned. Returns whether a table is there. */
  addAddress(address: string): Promise<boolean>;
}

export interface LobbyDeps extends Omit<JoiningDeps, 'store' | 'sightings'> {
  connectivity(): Promise<Connectivity>;
}

export function createLobby({ connectivity, ...given }: LobbyDeps): Lobby {
  const { saves, tables, trace } = given;
  const store = createStore<LobbyState>(() => ({
    transports: null,
    tables: [],
    atHome: [],
    inSight: 0,
    joining: null,
  }));
  const { getState: get, setState: set } = store;
  const nearby = new NearbyList();
  let seen: readonly DiscoveredTable[] = [];
  let known = new Map<string, string>();
  let viewers = 0;
  let stopBrowsing: Stop = () => {};

  const seenAt = (table: string | undefined) => seen.find(({ card }) => card.table === table);
  const { handleSightings, ...actions } = createJoining({
    ...given,
    store,
    sightings: (table) => seenAt(table)?.sightings ?? [],
  });

  function show(): void {
    const live = tables.live()?.store.getState();
    const own = live?.role === 'host' ? live.table : null;
    const { joining } = get();
    const others = seen.filter(({ card }) => card.table !== own);
    const isWanted = (table: string): boolean => known.has(table) || table === joining?.table;
    const shown = (most: number): readonly NearbyTable[] =>
      nearby
        .choose(others, isWanted, most)
        .flatMap(({ card, sightings: [first] }) =>
          first ? [{ card, transport: first.transport, known: known.get(card.table) ?? null }] : [],
        );
    const list = shown(MOST_NEARBY);
    const atHome = shown(MOST_AT_HOME);
    const card = seenAt(joining?.table)?.card;
    set({
      tables: list,
      atHome,
      inSight: others.length,
      ...(joining && card && { joining: { ...joining, card } }),
    });
  }

  async function start(): Promise<void> {
    const { transports } = await connectivity();
    const rooms = await saves.rooms().catch((error: unknown) => {
      trace.tell({ kind: 'caught', where: 'known-tables', error });
      return [];
    });
    // A table that has sent this phone away lets it in with the digits only.
    known = await knownTables(rooms.filter(({ end }) => end === null || end.why === 'unknown'));
    if (viewers === 0) return;
    set({ transports: transports.map(({ kind }) => kind) });
    stopBrowsing();
    const stopNearby = browseNearby(transports, (now) => {
      seen = now;
      show();
      handleSightings();
    });
    const unsubscribe = tables.subscribe(show);
    stopBrowsing = () => {
      stopNearby();
      unsubscribe();
    };
  }

  return {
    ...actions,
    store,
    browse() {
      viewers += 1;
      if (viewers === 1)
        void start().catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'looking-around', error });
          set({ transports: [] });
        });
      return () => {
        viewers -= 1;
        if (viewers > 0) return;
        stopBrowsing();
        stopBrowsing = () => {};
        seen = [];
        set({ tables: [], atHome: [], inSight: 0 });
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
      actions.choose(table);
      show();
    },
  };
}
