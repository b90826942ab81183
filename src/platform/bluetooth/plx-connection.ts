import type { BleManager, Subscription } from 'react-native-ble-plx';
import type { Clock } from '../../net/clock';
import type { BleConnection } from '../../net/transports/bluetooth/central';
import { BleFailure } from '../../net/transports/bluetooth/central';
import type { Stop } from '../../net/transports/link';
import { fromBase64, toBase64 } from '../base64';
import { plxFailure } from './plx-failure';

type End = 'gone' | 'stale';

/** The timeout for the library to report the end of a connection. */
export const SETTLE_MS = 3000;

/** A connection of react-native-ble-plx. It ends once. */
export class PlxConnection implements BleConnection {
  private why: End | null = null;
  /** Why this phone disconnected. The library sends the event of the disconnection before its answer. */
  private cutFor: End | null = null;
  private readonly listeners = new Set<(why: End) => void>();
  private readonly disconnections: Subscription;

  constructor(
    private readonly manager: BleManager,
    private readonly device: string,
    readonly mtu: number,
    private readonly clock: Clock,
  ) {
    this.disconnections = manager.onDeviceDisconnected(device, () => void this.checkGone());
  }

  async read(service: string, characteristic: string): Promise<Uint8Array> {
    const { value } = await this.guarded(
      this.manager.readCharacteristicForDevice(this.device, service, characteristic),
    );
    const bytes = value === null ? null : fromBase64(value);
    if (bytes === null) throw new BleFailure('failed', 'the value that was read is no Base64');
    return bytes;
  }

  async write(service: string, characteristic: string, value: Uint8Array): Promise<void> {
    await this.guarded(
      this.manager.writeCharacteristicWithResponseForDevice(
        this.device,
        service,
        characteristic,
        toBase64(value),
      ),
    );
  }

  subscribe(service: string, characteristic: string, listener: (value: Uint8Array) => void): Stop {
    let stopped = false;
    const subscription = this.manager.monitorCharacteristicForDevice(
      this.device,
      service,
      characteristic,
      (error, changed) => {
        if (stopped || this.why !== null) return;
        if (error) this.cut(plxFailure(error).why === 'stale' ? 'stale' : 'gone');
        else if (typeof changed?.value === 'string') {
          const value = fromBase64(changed.value);
          if (value) listener(value);
        }
      },
      undefined,
      'notification',
    );
    return () => {
      stopped = true;
      subscription.remove();
    };
  }

  onEnd(listener: (why: End) => void): Stop {
    if (this.why !== null) {
      listener(this.why);
      return () => {};
    }
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  readonly disconnect = (): void => this.cut('gone');

  /** Disconnects. The connection ends when the library confirms it, fails, or exceeds its timeout. */
  private cut(why: End): void {
    if (this.why !== null) return;
    this.cutFor ??= why;
    const over = () => this.end(why);
    this.manager.cancelDeviceConnection(this.device).then(over, over);
    this.clock.after(SETTLE_MS, over);
  }

  /** Checks the connection, because the event may be a late one of an earlier attempt. */
  private async checkGone(): Promise<void> {
    // If the library can't tell, there is no connection any more.
    const connected = await this.manager.isDeviceConnected(this.device).catch(() => false);
    if (!connected) this.end('gone');
  }

  private async guarded<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (error) {
      throw plxFailure(error);
    }
  }

  private end(why: End): void {
    if (this.why !== null) return;
    this.why = this.cutFor ?? why;
    this.disconnections.remove();
    for (const listener of [...this.listeners]) listener(this.why);
    this.listeners.clear();
  }
}
