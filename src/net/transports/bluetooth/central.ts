import type { Stop } from '../link';

/**
 * Bluetooth LE on a guest's phone: the central. `src/platform/bluetooth` implements it with
 * react-native-ble-plx.
 */
export interface BleCentral {
  /** Reports every received advertisement of the service, also repeated ones, until stopped or failed. */
  scan(service: string, listener: ScanListener): Stop;
  connect(device: string, options: ConnectOptions): Connecting;
}

export interface Connecting {
  /** Resolves when the MTU is negotiated and the services are known. Rejects with a `BleFailure`. */
  readonly connection: Promise<BleConnection>;
  /** Gives up: the promise rejects soon, or the connection ends. */
  cancel(): void;
}

export interface ScanListener {
  found(advertisement: Advertisement): void;
  /**
   * Called once; the scan has stopped. `throttled`: too many scans were started recently. `error`: for the
   * trace.
   */
  failed(why: 'throttled' | 'not-ready' | 'failed', error?: unknown): void;
}

export interface Advertisement {
  /** The device's address or identifier on this phone. It changes about every 15 minutes. */
  readonly device: string;
  /** NB2; null on iPhones, which can't advertise any. */
  readonly serviceData: Uint8Array | null;
}

export interface ConnectOptions {
  readonly timeoutMs: number;
  /** Ignores the phone's cache of this device's services. */
  readonly fresh: boolean;
}

export interface BleConnection {
  readonly mtu: number;
  read(service: string, characteristic: string): Promise<Uint8Array>;
  /** Writes with response: resolves when the other end has received it. */
  write(service: string, characteristic: string, value: Uint8Array): Promise<void>;
  /** Subscribes. There is no confirmation other than the first value. If it fails, the connection ends. */
  subscribe(service: string, characteristic: string, listener: (value: Uint8Array) => void): Stop;
  /** The listener is called once; at once if the connection has ended already. `stale` as in `BleFailure`. */
  onEnd(listener: (why: 'gone' | 'stale') => void): Stop;
  disconnect(): void;
}

/**
 * Why connecting, or an operation on a connection, has failed.
 *
 * - `gone`: the other end did not answer in time, or has left. `busy`: a retry may succeed (Android's error
 *   133, 0x3E).
 * - `stale`: the phone's cache of services or characteristics is outdated. `not-ready`: see `readiness`.
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
