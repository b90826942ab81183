import type { StoreApi } from 'zustand/vanilla';
import { type Refusal, type Result, refused } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import type { Failures } from '../../net/discovery/attempts';
import { hex } from '../../net/discovery/card';
import { joinReasons, joinRefusal } from '../../net/discovery/join-reasons';
import type { Answering, KnockingAt } from '../../net/discovery/knock';
import type { Wish } from '../../net/protocol/message';
import { netReasons } from '../../net/protocol/net-reasons';
import type { Channel } from '../../net/secure/channel';
import { REST_MS } from '../../net/secure/digits';
import type { HandshakeOutcome, SeatKey } from '../../net/secure/seal';
import type { Trace } from '../../net/trace';
import type { Stop } from '../../net/transports/link';
import type { Sighting, TransportKind } from '../../net/transports/transport';
import type { Saves } from '../saves/saves';
import type { SharedTableDeps } from './dependencies';
import type { Joining, LobbyState } from './lobby-state';
import { searchTime } from './search-time';
import type { SharedTable } from './shared-table';
import type { SharedTables } from './shared-tables';

const SECOND = 1000;

/** What there is to join with. */
interface Door {
  readonly loaded: SharedTableDeps;
  readonly sightings: readonly Sighting[];
  readonly key: SeatKey;
}

type Admitted = (outcome: HandshakeOutcome, sighting: Sighting | null) => void;

/** The actions of the screen on which a person joins a table. */
export interface JoiningActions {
  /** Begins to join this table, which need not be in sight yet. */
  choose(table: string): void;
  /** Looks for the table once more, after it has not been found. */
  searchAgain(): void;
  enter(digits: string): Promise<void>;
  /** NS19: asks the host to let this phone in without digits. */
  knock(): Promise<void>;
  /** NS19: the host shows the pictures of this one, or none of those that are shown here. */
  confirm(answering: string): void;
  noneOfThese(): void;
  /** Back to the digits. */
  stopKnocking(): void;
  /** Takes these seats, or none to watch. Returns the id of the game. */
  sit(wishes: readonly Wish[]): Promise<Result<string>>;
  /** Cancels joining. A seat or table that this phone had before stays. */
  cancel(): Promise<void>;
  /** To be called when other tables are in sight. */
  handleSightings(): void;
}

export interface JoiningDeps {
  readonly store: StoreApi<LobbyState>;
  /** Returns the advertisements of this table that are in sight now. */
  sightings(table: string): readonly Sighting[];
  deps(): Promise<SharedTableDeps>;
  readonly saves: Saves;
  readonly tables: SharedTables;
  /** Opens a shared table that is stored on this phone; null if it can't be read. */
  openShared(id: string): Promise<SharedTable | null>;
  newId(): string;
  readonly clock: Clock;
  readonly trace: Trace;
}

export function createJoining({
  store: { getState: get, setState: set, subscribe },
  sightings: sightingsOf,
  deps,
  saves,
  tables,
  openShared,
  newId,
  clock,
  trace,
}: JoiningDeps): JoiningActions {
  let giveUp: Stop = () => {};
  let cancelSearch: Stop = () => {};
  let cancelCountdown: Stop = () => {};
  /** The number of this attempt. Results of earlier attempts are ignored. */
  let attempt = 0;
  /** Checks whether the table that an attempt waits for has come into sight. */
  let handleSightings = () => {};
  /** How often each advertisement of the table has failed to admit this phone. */
  let failures: Failures | null = null;
  let knocking: KnockingAt | null = null;

  const change = (part: Partial<Joining>): void => {
    const { joining } = get();
    if (joining) set({ joining: { ...joining, ...part } });
  };
  function failed(problem: Refusal): void {
    trace.tell({ kind: 'refused', what: 'join', code: problem.code });
    change({ step: 'digits', problem });
    // The guest does not know when the rest began.
    if (problem.code === joinReasons['too-many-guesses'].code) countDown(REST_MS / SECOND);
  }

  function countDown(restSeconds: number): void {
    cancelCountdown();
    change({ restSeconds });
    if (restSeconds > 0) cancelCountdown = clock.after(SECOND, () => countDown(restSeconds - 1));
  }
  const caught = (error: unknown): void => trace.tell({ kind: 'caught', where: 'join', error });

  /** A search ends, so that a person who waits for a table that is gone can do something else. */
  function search(): void {
    cancelSearch();
    const searchMs = searchTime(get().transports);
    change({ searchMs, missing: false, problem: null });
    cancelSearch = clock.after(searchMs, () => {
      if (get().joining?.card === null) change({ missing: true });
    });
  }

  subscribe(({ transports, joining }, before) => {
    // A link may open the app, so the search begins before its transports are known.
    if (before.transports === null && transports !== null && joining?.card === null) search();
  });

  /** Cancels joining. The table is deleted here and left there, unless this phone was at it before. */
  async function abandon(): Promise<void> {
    const { joining } = get();
    attempt += 1;
    giveUp();
    cancelSearch();
    cancelCountdown();
    handleSightings();
    set({ joining: null });
    if (joining?.shared && !joining.known) await forget(joining.shared);
  }

  /**
   * A fast person types the digits before this screen has found the table again: waits until it is in sight.
   */
  function waitForSightings(table: string): Promise<readonly Sighting[]> {
    const mine = attempt;
    return new Promise((resolve) => {
      const over = (sightings: readonly Sighting[]) => {
        stop();
        handleSightings = () => {};
        resolve(sightings);
      };
      const stop = clock.after(searchTime(get().transports), () => over([]));
      handleSightings = () => {
        const sightings = sightingsOf(table);
        if (sightings.length > 0 || mine !== attempt) over(sightings);
      };
      handleSightings();
    });
  }

  /** Connects with these means, and goes on to the seats. */
  async function join(table: string, mine: number, how: (door: Door, then: Admitted) => Stop): Promise<void> {
    const loaded = await deps();
    const { online, connectivity } = loaded;
    const saved = await savedAt(table);
    const sightings = await waitForSightings(table);
    if (mine !== attempt) return;
    if (sightings.length === 0) {
      failed(joinReasons.unreachable);
      return;
    }
    const key = saved ? online.seatKey(saved.secret) : online.newSeatKey(connectivity.random);
    giveUp = how({ loaded, sightings, key }, (outcome, sighting) => {
      if (!outcome.ok) {
        failed(joinRefusal(outcome.why));
        return;
      }
      const { channel } = outcome;
      let goodbye: Refusal | null = null;
      channel.onMessage((message) => {
        goodbye ??= online.goodbyeReason(message);
      });
      const lost = () => {
        if (mine === attempt) failed(goodbye ?? joinReasons.lost);
      };
      const over = sighting?.transport ?? null;
      if (saved)
        joinAsKnown(saved.id, channel, over, mine, lost).catch((error: unknown) => {
          caught(error);
          lost();
        });
      else joinAsNew(loaded, key.secret, channel, over, mine, lost);
      if (sighting) online.rememberAddress(connectivity, sighting);
    });
  }

  const byDigits =
    (digits: string) =>
    ({ loaded: { online, connectivity }, sightings, key }: Door, then: Admitted): Stop => {
      failures ??= new online.Failures();
      const side = { proof: { digits }, key, random: connectivity.random };
      return online.joinAnyOf({ sightings, side, clock, failures, trace }, then);
    };

  function byPictures({ loaded: { online, connectivity }, sightings, key }: Door, then: Admitted): Stop {
    const { random } = connectivity;
    const answering = (phones: readonly Answering[]): void => change({ answering: phones });
    knocking = online.knockAtAnyOf({ sightings, key, random, clock, trace, answering }, then);
    return () => knocking?.stop();
  }

  async function attemptToJoin(
    step: 'entering' | 'knocking',
    how: (door: Door, then: Admitted) => Stop,
  ): Promise<void> {
    const { joining } = get();
    if (joining?.step !== 'digits') return;
    countDown(0);
    change({ step, problem: null, answering: [], confirmed: null });
    const mine = attempt;
    await join(joining.table, mine, how).catch((error: unknown) => {
      caught(error);
      if (mine === attempt) failed(joinReasons.unreachable);
    });
  }

  /** N7: returns the stored table, with this phone's key at it, if this phone was at it before. */
  async function savedAt(table: string) {
    const saved = (await saves.rooms()).find(
      ({ room: { membership } }) => membership.role === 'guest' && hex(membership.table) === table,
    );
    return saved ? { id: saved.id, secret: saved.room.secret } : null;
  }

  async function joinAsKnown(
    id: string,
    channel: Channel,
    over: TransportKind | null,
    mine: number,
    lost: () => void,
  ): Promise<void> {
    // The host has sent this phone away, so its replica is closed. Open it again from the storage.
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

  function joinAsNew(
    { online, explain, runSteps }: SharedTableDeps,
    secret: Uint8Array,
    channel: Channel,
    over: TransportKind | null,
    mine: number,
    lost: () => void,
  ): void {
    const id = newId();
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: null, own });
    const guest = online.openGuest({ copy: null, secret, journal, clock, runSteps, explain, trace });
    const abandonTable = async (): Promise<void> => {
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
        void abandonTable();
      } else if (guest.session() && copy) {
        stop();
        tables.adopt(id, { guest, copy, secret, over }).then(
          (shared) => {
            if (mine === attempt) change({ step: 'seats', shared });
            else void forget(shared);
          },
          (error: unknown) => {
            caught(error);
            void abandonTable();
          },
        );
      }
    });
    guest.attach(channel);
  }

  /** Leaves and deletes a table at which nobody has taken a seat. */
  async function forget(shared: SharedTable): Promise<void> {
    await shared.leave();
    if (tables.live() === shared) await tables.end();
    await saves.remove(shared.id).catch(caught);
  }

  return {
    choose(table) {
      void abandon();
      failures = null;
      const searchMs = searchTime(get().transports);
      set({
        joining: {
          table,
          card: null,
          searchMs,
          missing: false,
          step: 'digits',
          problem: null,
          restSeconds: 0,
          answering: [],
          confirmed: null,
          shared: null,
          known: false,
        },
      });
      search();
    },
    searchAgain: search,
    enter: (digits) => attemptToJoin('entering', byDigits(digits)),
    knock: () => attemptToJoin('knocking', byPictures),
    confirm(answering) {
      const { joining } = get();
      if (joining?.step !== 'knocking' || joining.confirmed !== null) return;
      change({ confirmed: answering });
      knocking?.confirm(answering);
    },
    noneOfThese: () => knocking?.noneOfThese(),
    stopKnocking() {
      if (get().joining?.step !== 'knocking') return;
      attempt += 1;
      giveUp();
      change({ step: 'digits', answering: [], confirmed: null });
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
      // A second tap came first.
      if (get().joining?.shared !== shared) return refused(netReasons['not-here']);
      set({ joining: null });
      return { ok: true, value: shared.id };
    },
    cancel: abandon,
    handleSightings: () => handleSightings(),
  };
}
