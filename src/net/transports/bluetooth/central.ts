import type { Stop } from '../link';

/** What a guest's phone does by Bluetooth LE. `src/platform/bluetooth` puts react-native-ble-plx behind it. */
export interface BleCentral {
  /** Reports every advertisement of the service, again and again, until stopped or failed. */
  scan(service: string, listener: ScanListener): Stop;
  connect(device: string, options: ConnectOptions): Connecting;
}

export interface Connecting {
  /** Rejects with a `BleFailure`. The largest MTU is agreed on by then, and the services are known. */
  readonly connection: Promise<BleConnection>;
  /** Gives up: the promise rejects soon, or the connection ends. */
  cancel(): void;
}

export interface ScanListener {
  found(advertisement: Advertisement): void;
  /** Called once; the scan is over then. `throttled`: too many scans were started lately. `error`: for the trace. */
  failed(why: 'throttled' | 'not-ready' | 'failed', error?: unknown): void;
}

export interface Advertisement {
  /** The phone's name for the other one: an address or an identifier. It changes every quarter of an hour. */
  readonly device: string;
  /** NB2; null on iPhones, which can't advertise any. */
  readonly serviceData: Uint8Array | null;
}

export interface ConnectOptions {
  readonly timeoutMs: number;
  /** Does not trust the services that the phone remembers of this device. */
  readonly fresh: boolean;
}

export interface BleConnection {
  readonly mtu: number;
  read(service: string, characteristic: string): Promise<Uint8Array>;
  /** With response: resolves when the other end has it. */
  write(service: string, characteristic: string, value: Uint8Array): Promise<void>;
  /** Nobody says when the subscription stands: the first value tells. One that fails disconnects. */
  subscribe(service: string, characteristic: string, listener: (value: Uint8Array) => void): Stop;
  /** Called once, also at once if it is over already. `stale` as in `BleFailure`. */
  onEnd(listener: (why: 'gone' | 'stale') => void): Stop;
  disconnect(): void;
}

/**
 * Why a connection did not come about, or something on it did not work.
 *
 * - `gone`: the other end was not heard in time, or has left. `busy`: try again in a moment (Android's error 133, 0x3E).
 * - `stale`: the service or a characteristic is not where the phone remembers it. `not-ready`: see `readiness`.
 */
export class BleFailure extends Error {
  constructor(
    readonly why: 'gone' | 'busy' | 'stale' | 'not-ready' | 'failed',
    message: string = why,
  ) {
    super(message);
    this.name = 'BleFailure';
  }
}
