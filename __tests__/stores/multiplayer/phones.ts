import type { Seat } from '../../../src/engine/game';
import { lockout } from '../../../src/engine/lockout';
import type { AnyMatch } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import type { Keeper, SeatView } from '../../../src/net/session/session';
import type { BluetoothAccess } from '../../../src/net/transports/bluetooth/access';
import type { Stop } from '../../../src/net/transports/link';
import type { Transport } from '../../../src/net/transports/transport';
import { emptyMemory, type Memory, memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { StorageError } from '../../../src/storage/storage-error';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { traceLog } from '../../../src/stores/trace/trace-log';
import type { MemoryRadio, RadioPhone } from '../../../src/testing/bluetooth/memory-radio';
import { type Air, type AirPhone, openAir } from '../../support/air';
import { type HandClock, handClock } from '../../support/clock';
import { person, seatsFor } from '../../support/table';

export interface PhoneWishes {
  /** Other phones can't connect to it. */
  readonly visits?: boolean;
  readonly bluetooth?: BluetoothAccess | null;
  /** It also has Bluetooth. */
  readonly radio?: MemoryRadio | null;
  /** Its transports besides the shared air. */
  readonly transports?: readonly Transport[];
}

/** A phone with the app. The app can be killed at any moment and opened again. */
export class PhoneWithApp {
  readonly memory: Memory = emptyMemory();
  /** Writes and deletions fail. */
  full = false;
  /** Reads fail. */
  unreadable = false;
  air: AirPhone;
  /** Its Bluetooth, if it has one. */
  radio: RadioPhone | null = null;
  private opened: App | null = null;
  private lives = 0;

  constructor(
    private readonly room: PhonesRoom,
    private readonly seed: number,
    private readonly wishes: PhoneWishes,
  ) {
    this.air = room.air.phone();
  }

  get app(): App {
    if (!this.opened) throw new Error('this phone is off');
    return this.opened;
  }

  async start(): Promise<void> {
    this.lives += 1;
    const random = seeded(this.seed * 1000 + this.lives);
    this.air = this.room.air.phone();
    const { transport } = this.air;
    const { visits = false, bluetooth = null, transports = [] } = this.wishes;
    const trace = traceLog(this.room.clock);
    this.radio = this.wishes.radio?.phone({ trace }) ?? null;
    const radios = this.radio ? [this.radio.transport] : [];
    this.opened = await createApp({
      storage: this.storage(),
      lasting: true,
      trouble: null,
      clock: this.room.clock,
      today: () => 0,
      random,
      connectivity: async () => ({
        transports: [visits ? { ...transport, advertise: null } : transport, ...radios, ...transports],
        random: (count) => Uint8Array.from({ length: count }, () => random(256)),
      }),
      bluetooth: bluetooth && { join: bluetooth, host: bluetooth },
      trace,
    });
  }

  private storage(): Storage {
    const storage = memoryStorage(this.memory);
    const ask = <T>(broken: boolean, how: () => Promise<T>): Promise<T> =>
      broken ? Promise.reject(new StorageError('full')) : how();
    return {
      ...storage,
      write: (key, text) => ask(this.full, () => storage.write(key, text)),
      erase: (key) => ask(this.full, () => storage.erase(key)),
      game: (id) => ask(this.unreadable, () => storage.game(id)),
      games: () => ask(this.unreadable, () => storage.games()),
    };
  }

  /** Kills the app without a goodbye. */
  kill(): void {
    this.air.cutOff();
    this.radio?.fade();
    this.opened = null;
  }

  async table(id: string): Promise<SharedTable> {
    const opened = await this.app.openTable(id);
    if (opened.kind !== 'table' || !opened.shared) throw new Error('no table of many phones');
    opened.table.enter();
    return opened.shared;
  }
}

/** Several phones in one room, with one clock that the test advances. */
export class PhonesRoom {
  readonly air: Air = openAir();
  private seeds = 0;

  constructor(readonly clock: HandClock = handClock()) {}

  async phone(wishes: PhoneWishes = {}): Promise<PhoneWithApp> {
    this.seeds += 1;
    const phone = new PhoneWithApp(this, this.seeds, wishes);
    await phone.start();
    return phone;
  }

  /** Advances the clock and delivers all messages. */
  async pass(ms = 0): Promise<void> {
    for (let left = ms; ; left -= 500) {
      await this.air.settle();
      if (left <= 0) return;
      await this.clock.pass(Math.min(left, 500));
    }
  }

  /**
   * Opens a table of Lockout with the first seat for this phone and the others for other phones. Returns the
   * game's id.
   */
  async invite(
    host: PhoneWithApp,
    others: number,
  ): Promise<{ readonly id: string; readonly shared: SharedTable }> {
    const seats: SeatView[] = [{ name: 'Ada', keeper: person }];
    for (let at = 0; at < others; at += 1)
      seats.push({ name: `Seat ${at + 2}`, keeper: person, elsewhere: true });
    const opened = await host.app.newGame(lockout, {
      seats,
      options: lockout.options.defaults,
      dice: 'phone',
    });
    if (!opened.ok) throw new Error(opened.refusal.text);
    const shared = await host.app.openToOthers(opened.value);
    if (!shared.ok) throw new Error(shared.refusal.text);
    shared.value.invite();
    await this.pass();
    return { id: opened.value, shared: shared.value };
  }

  /** Shares a game that was played on this phone so far, with these seats for others. */
  async host(
    { app }: PhoneWithApp,
    match: AnyMatch,
    free: readonly Seat[],
  ): Promise<{ readonly id: string; readonly shared: SharedTable }> {
    const id = 'played';
    await app.saves.create(id, match, seatsFor(...match.opening.names.map((): Keeper => person)), 'phone');
    await app.saves.journal(id, match.game).append(match, 0);
    const shared = await app.openToOthers(id);
    if (!shared.ok) throw new Error(shared.refusal.text);
    for (const seat of free) await shared.value.give(seat, 'open');
    shared.value.invite();
    await this.pass();
    return { id, shared: shared.value };
  }

  /** Joins a table in sight, up to the choice of seats. Returns a function that stops to browse. */
  async comeIn(guest: PhoneWithApp, digits: string): Promise<Stop> {
    const lobby = lobbyOf(guest);
    const stop = lobby.browse();
    await this.pass();
    lobby.choose(lobby.store.getState().tables[0]?.card.table ?? '');
    await lobby.enter(digits);
    await this.pass();
    return stop;
  }

  /** Joins a table in sight and takes a seat. Returns the id of the game on that phone. */
  async join(guest: PhoneWithApp, digits: string, name: string): Promise<string> {
    const stop = await this.comeIn(guest, digits);
    const lobby = lobbyOf(guest);
    const sitting = lobby.sit([{ seat: null, name }]);
    await this.pass();
    const sat = await sitting;
    stop();
    if (!sat.ok) throw new Error(sat.refusal.text);
    return sat.value;
  }
}

export function lobbyOf({ app }: PhoneWithApp) {
  if (!app.lobby) throw new Error('nobody can be reached');
  return app.lobby;
}
