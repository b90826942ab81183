import type { Stop } from '../link';

/**
 * Bluetooth LE on a host's phone: a GATT server with the service of `gatt.ts`. `modules/ble-host` implements
 * it in Kotlin and Swift. A connection is a subscription to OUT, with its own number: a phone that subscribes
 * again is a new connection.
 */
export interface BlePeripheral {
  /** False if the phone's radio can't advertise. */
  isSupported(): boolean;
  /**
   * Opens the server and advertises it. Resolves when it is visible. Rejects with an error whose `code` is a
   * `StartFailure`.
   */
  start(table: AdvertisedTable): Promise<void>;
  /** Sets the value of the CARD characteristic. */
  showCard(card: Uint8Array): void;
  /**
   * Queues a notification of 0 to `maxLength` bytes. `full`: it was not queued, and a `drained` event
   * follows. It is synchronous: if its result arrived after `drained`, the sender would wait for ever.
   */
  send(connection: number, value: Uint8Array): SendResult;
  /** Ends a connection. Android cuts it; an iPhone can only forget it. */
  disconnect(connection: number): void;
  /** To be called about once a second. NB9: cuts phones that have connected without subscribing. */
  tick(): void;
  stop(): Promise<void>;
  on<E extends keyof PeripheralEvents>(event: E, listener: (event: PeripheralEvents[E]) => void): Stop;
}

export interface AdvertisedTable {
  readonly service: string;
  readonly input: string;
  readonly output: string;
  readonly cardCharacteristic: string;
  /** NB2: 13 bytes. iPhones leave it out. */
  readonly serviceData: Uint8Array;
  readonly card: Uint8Array;
}

export type SendResult = 'taken' | 'full' | 'closed';

export interface PeripheralEvents {
  /** A phone has subscribed. `maxLength`: the most bytes of a notification to it, 20 to 512. */
  readonly opened: { readonly connection: number; readonly maxLength: number };
  /** A whole write to IN, 0 to 512 bytes. */
  readonly received: { readonly connection: number; readonly value: Uint8Array };
  /** There is room again. Sent once after a `full`. */
  readonly drained: { readonly connection: number };
  readonly closed: { readonly connection: number };
  /**
   * The server and all connections are gone, for example because Bluetooth was switched off. It must be
   * started again.
   */
  readonly stopped: { readonly code: StartFailure };
}

export const START_FAILURES = [
  'off',
  'not-allowed',
  'unsupported',
  'too-large',
  'too-many',
  'failed',
] as const;

/** `too-large`: the advertisement is too long. `too-many`: too many apps advertise. */
export type StartFailure = (typeof START_FAILURES)[number];
