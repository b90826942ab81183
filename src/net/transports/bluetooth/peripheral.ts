import type { Stop } from '../link';

/**
 * What a host's phone does by Bluetooth LE: a GATT server with the service of `gatt.ts`. `modules/ble-host` is it in Kotlin and
 * Swift. A connection is a subscription to OUT: it has a number of its own, so a phone that subscribes again is another one.
 */
export interface BlePeripheral {
  /** False where the phone's radio can't advertise. */
  isSupported(): boolean;
  /** Opens the server and advertises it. Resolves when others can see it; rejects with an error whose `code` is a `StartFailure`. */
  start(table: AdvertisedTable): Promise<void>;
  /** From now on this is what is read as CARD. */
  showCard(card: Uint8Array): void;
  /**
   * Queues a notification of 0 to `maxLength` bytes. `full`: it was not taken, and `drained` will be told. It answers at once:
   * an answer that came later than `drained` would lose the wake-up.
   */
  send(connection: number, value: Uint8Array): SendResult;
  /** Android cuts the connection of a guest that has not hung up by itself. An iPhone can only forget it. */
  disconnect(connection: number): void;
  /** To be called about once a second. NB9: cuts phones that connected and did not subscribe. */
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
  /** Told once after a `full`: there is room again. */
  readonly drained: { readonly connection: number };
  readonly closed: { readonly connection: number };
  /** The server is gone, and all connections with it: Bluetooth was switched off, a permission withdrawn. Start it anew. */
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

/** `too-large`, `too-many`: the advertisement was refused: too long, or too many apps advertise. */
export type StartFailure = (typeof START_FAILURES)[number];
