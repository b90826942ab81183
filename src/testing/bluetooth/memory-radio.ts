import type { Clock } from '../../net/clock';
import { signal } from '../../net/listeners';
import type { Random } from '../../net/secure/handshake-sides';
import { noTrace, type Trace } from '../../net/trace';
import {
  type Advertisement,
  type BleCentral,
  type BleConnection,
  BleFailure,
  type Connecting,
  type ConnectOptions,
  type ScanListener,
} from '../../net/transports/bluetooth/central';
import { CARD } from '../../net/transports/bluetooth/gatt';
import type {
  AdvertisedTable,
  BlePeripheral,
  PeripheralEvents,
} from '../../net/transports/bluetooth/peripheral';
import { bluetoothTransport } from '../../net/transports/bluetooth/transport';
import type { Stop } from '../../net/transports/link';
import type { Transport } from '../../net/transports/transport';
import { type FakeAccess, fakeAccess } from './fake-access';

const ADVERTISING_MS = 100;
/** Notifications that wait for one guest. */
const QUEUE = 4;

export interface RadioPhoneOptions {
  readonly os?: 'android' | 'ios';
  readonly mtu?: number;
  /** The limit of phones that may connect to it. */
  readonly slots?: number;
  readonly trace?: Trace;
}

/** A phone's Bluetooth in memory. */
export interface RadioPhone {
  readonly access: FakeAccess;
  readonly transport: Transport;
  readonly central: BleCentral;
  readonly peripheral: BlePeripheral;
  /** Its address for other phones. */
  device(): string;
  /** Changes its address, as phones do every 15 minutes. Connections stay. */
  changeAddress(): void;
  /** Moves it out of range: all connections break, and it is not visible. */
  fade(): void;
  comeBack(): void;
  /** The numbers of started scans and of attempts to connect. */
  readonly did: { scans: number; connects: number };
}

export interface MemoryRadio {
  phone(options?: RadioPhoneOptions): RadioPhone;
}

interface Wire {
  readonly host: Phone;
  readonly guest: Phone;
  connection: number | null;
  queued: number;
  wanted: boolean;
  onValue: (value: Uint8Array) => void;
  /** Notifies both ends. */
  end(): void;
}

/** Bluetooth in memory, without a real stack: values arrive at once. The software radio has a real stack. */
export function memoryRadio(clock: Clock, random: Random): MemoryRadio {
  const phones: Phone[] = [];
  return {
    phone(options = {}) {
      const phone = new Phone(phones, clock, random, options);
      phones.push(phone);
      return phone;
    },
  };
}

type Signals = {
  readonly [E in keyof PeripheralEvents]: ReturnType<typeof signal<PeripheralEvents[E]>>;
};

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `phone ${addresses}`;
};

class Phone implements RadioPhone {
  readonly access = fakeAccess();
  readonly did = { scans: 0, connects: 0 };
  readonly central: BleCentral;
  readonly peripheral: BlePeripheral;
  readonly transport: Transport;
  private address = newAddress();
  private near = true;
  private table: AdvertisedTable | null = null;
  private card = new Uint8Array(0);
  private connections = 0;
  private readonly wires = new Set<Wire>();
  private readonly events: Signals = {
    opened: signal(),
    received: signal(),
    drained: signal(),
    closed: signal(),
    stopped: signal(),
  };

  constructor(
    private readonly phones: readonly Phone[],
    private readonly clock: Clock,
    random: Random,
    private readonly options: RadioPhoneOptions,
  ) {
    this.central = {
      scan: (_, listener) => this.scan(listener),
      connect: (to, how) => this.connect(to, how),
    };
    this.peripheral = this.peripheralOf();
    this.access.subscribe(() => this.powered());
    const { central, peripheral, access } = this;
    this.transport = bluetoothTransport({
      central,
      peripheral,
      access: { join: access, host: access },
      clock,
      random,
      trace: options.trace ?? noTrace,
    });
  }

  device = (): string => this.address;

  changeAddress(): void {
    this.address = newAddress();
  }

  fade(): void {
    this.near = false;
    for (const wire of [...this.wires]) wire.end();
  }

  comeBack(): void {
    this.near = true;
  }

  private powered(): void {
    if (this.access.readiness() === 'ready') return;
    for (const wire of [...this.wires]) wire.end();
    if (this.table === null) return;
    this.table = null;
    this.events.stopped.emit({ code: 'off' });
  }

  private canBeSeen(): boolean {
    const { slots = 7 } = this.options;
    const guests = [...this.wires].filter(({ host }) => host === this).length;
    return this.near && this.table !== null && guests < slots;
  }

  private scan({ found }: ScanListener): Stop {
    this.did.scans += 1;
    let callOff: Stop = () => {};
    const look = (): void => {
      callOff = this.clock.after(ADVERTISING_MS, look);
      for (const phone of this.phones) {
        if (phone === this || !this.near || !phone.canBeSeen()) continue;
        found(phone.advertisement());
      }
    };
    callOff = this.clock.after(0, look);
    return () => callOff();
  }

  private advertisement(): Advertisement {
    const data = this.options.os === 'ios' ? null : (this.table?.serviceData ?? null);
    return { device: this.address, serviceData: data };
  }

  private connect(device: string, { timeoutMs }: ConnectOptions): Connecting {
    this.did.connects += 1;
    let give = (_: BleFailure) => {};
    let made: BleConnection | null = null;
    let cancelled = false;
    const given = new Promise<never>((_, reject) => {
      give = reject;
    });
    given.catch(() => {});
    const attempt = async (): Promise<BleConnection> => {
      await Promise.resolve();
      if (this.access.readiness() !== 'ready') throw new BleFailure('not-ready');
      // A connection is made at the next advertisement of the other phone.
      for (let waited = 0; waited < timeoutMs && !cancelled; waited += ADVERTISING_MS) {
        const host = this.phones.find((phone) => phone.address === device);
        if (host?.canBeSeen() && this.near) {
          made = this.connected(host);
          return made;
        }
        await new Promise<void>((resolve) => this.clock.after(ADVERTISING_MS, resolve));
      }
      throw new BleFailure('gone');
    };
    return {
      connection: Promise.race([attempt(), given]),
      cancel() {
        cancelled = true;
        made?.disconnect();
        give(new BleFailure('gone'));
      },
    };
  }

  private connected(host: Phone): BleConnection {
    const ended = signal<'gone'>();
    let over = false;
    const wire: Wire = {
      host,
      guest: this,
      connection: null,
      queued: 0,
      wanted: false,
      onValue: () => {},
      end: () => {
        if (over) return;
        over = true;
        this.wires.delete(wire);
        host.wires.delete(wire);
        if (wire.connection !== null) host.events.closed.emit({ connection: wire.connection });
        ended.emit('gone');
      },
    };
    this.wires.add(wire);
    host.wires.add(wire);
    const mtu = Math.min(this.options.mtu ?? 517, host.options.mtu ?? 517);
    const soon = async (): Promise<void> => {
      await Promise.resolve();
      if (over) throw new BleFailure('gone');
    };
    return {
      mtu,
      disconnect: wire.end,
      async read(_, characteristic) {
        await soon();
        if (characteristic !== CARD) throw new BleFailure('failed');
        return host.card;
      },
      async write(_, __, value) {
        await soon();
        if (wire.connection === null) throw new BleFailure('failed');
        host.events.received.emit({ connection: wire.connection, value: value.slice() });
        await soon();
      },
      subscribe(_, __, listener) {
        wire.onValue = listener;
        void soon().then(
          () => {
            host.connections += 1;
            wire.connection = host.connections;
            host.events.opened.emit({ connection: host.connections, maxLength: Math.min(mtu - 3, 512) });
          },
          () => {},
        );
        return () => {
          wire.onValue = () => {};
        };
      },
      onEnd(listener) {
        if (!over) return ended.on(listener);
        listener('gone');
        return () => {};
      },
    };
  }

  private wireOf(connection: number): Wire | undefined {
    return [...this.wires].find((wire) => wire.host === this && wire.connection === connection);
  }

  private peripheralOf(): BlePeripheral {
    return {
      isSupported: () => true,
      start: async (table) => {
        if (this.access.readiness() !== 'ready') throw Object.assign(new Error('off'), { code: 'off' });
        this.table = table;
        this.card = table.card.slice();
      },
      showCard: (card) => {
        this.card = card.slice();
      },
      send: (connection, value) => {
        const wire = this.wireOf(connection);
        if (!wire) return 'closed';
        if (wire.queued >= QUEUE) {
          wire.wanted = true;
          return 'full';
        }
        wire.queued += 1;
        const copy = value.slice();
        void Promise.resolve().then(() => {
          wire.queued -= 1;
          if (!this.wires.has(wire)) return;
          wire.onValue(copy);
          if (!wire.wanted) return;
          wire.wanted = false;
          this.events.drained.emit({ connection });
        });
        return 'taken';
      },
      disconnect: (connection) => this.wireOf(connection)?.end(),
      tick: () => {},
      stop: async () => {
        this.table = null;
        for (const wire of [...this.wires]) if (wire.host === this) wire.end();
      },
      on: (event, listener) => this.events[event].on(listener),
    };
  }
}
