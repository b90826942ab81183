import type { NotificationEvent, RemoteCharacteristic, RemoteService } from '../messages';
import { RadioError } from '../radio-error';
import type { RadioPhone } from '../radio-phone';
import { Code, nativeError, type Os, translated } from './native-error';

const READ = 0x02;
const WRITE_COMMAND = 0x04;
const WRITE = 0x08;
const NOTIFY = 0x10;

export interface NativeCharacteristic {
  readonly id: number;
  readonly uuid: string;
  readonly value: string | null;
  readonly [more: string]: unknown;
}

interface Monitor {
  readonly handle: number;
  onValue(value: string): void;
  end(error: Error): void;
}

/**
 * A connection like those of react-native-ble-plx's native modules: one operation at a time, monitors by
 * transaction.
 */
export class DeviceConnection {
  mtu = 23;
  services: readonly RemoteService[] | null = null;
  private readonly monitors = new Map<string, Monitor>();
  private last: Promise<unknown> = Promise.resolve();
  private ended: RadioError | null = null;

  constructor(
    private readonly phone: RadioPhone,
    private readonly os: Os,
    readonly device: string,
  ) {}

  /** Runs operations one after the other, like RxAndroidBle and CoreBluetooth. */
  queued<T>(otherwise: number, operation: () => Promise<T>): Promise<T> {
    const mine = this.last
      .then(() => (this.ended ? Promise.reject(this.ended) : operation()))
      .catch((error) => {
        throw translated(error, this.os, this.device, otherwise);
      });
    this.last = mine.catch(() => {});
    return mine;
  }

  async read(service: string, uuid: string): Promise<NativeCharacteristic> {
    const found = this.characteristic(service, uuid);
    const asking = () => this.phone.ask('read', { device: this.device, handle: found.handle });
    return this.native(service, found, await this.queued(Code.readFailed, asking));
  }

  async write(
    service: string,
    uuid: string,
    value: string,
    response: boolean,
  ): Promise<NativeCharacteristic> {
    const found = this.characteristic(service, uuid);
    const { device } = this;
    await this.queued(Code.writeFailed, () =>
      this.phone.ask('write', { device, handle: found.handle, value, response }),
    );
    return this.native(service, found, value);
  }

  /**
   * As in 3.5.1 the promise settles only at the end of the monitor: there is no event for the subscription.
   */
  monitor(
    service: string,
    uuid: string,
    transaction: string,
    listener: (value: NativeCharacteristic) => void,
  ): Promise<void> {
    return new Promise((_, reject) => {
      const found = this.characteristic(service, uuid);
      const { handle, cccd } = found;
      if (cccd === null) throw nativeError(Code.notifyFailed, { deviceID: this.device });
      this.monitors.set(transaction, {
        handle,
        onValue: (value) => listener(this.native(service, found, value)),
        end: reject,
      });
      this.queued(Code.notifyFailed, () => this.subscribe(handle, cccd, true)).catch((error) => {
        this.monitors.delete(transaction);
        reject(error);
      });
    });
  }

  /** Returns true if the transaction belongs to this connection. */
  cancel(transaction: string): boolean {
    const monitor = this.monitors.get(transaction);
    if (!monitor) return false;
    this.monitors.delete(transaction);
    monitor.end(nativeError(Code.cancelled));
    const cccd = this.all().find(({ handle }) => handle === monitor.handle)?.cccd ?? null;
    const others = [...this.monitors.values()].some(({ handle }) => handle === monitor.handle);
    if (cccd !== null && !others) {
      this.queued(Code.notifyFailed, () => this.subscribe(monitor.handle, cccd, false)).catch(() => {});
    }
    return true;
  }

  onEvent({ handle, value }: NotificationEvent): void {
    for (const monitor of [...this.monitors.values()]) if (monitor.handle === handle) monitor.onValue(value);
  }

  /** Rejects queued operations, and reports the reason to the monitors. */
  end(reason: number): void {
    const why = new RadioError({ error: 'disconnected', message: '', reason });
    this.ended = why;
    for (const [transaction, monitor] of [...this.monitors]) {
      this.monitors.delete(transaction);
      monitor.end(translated(why, this.os, this.device, Code.unknown));
    }
  }

  private subscribe(handle: number, cccd: number, on: boolean): Promise<null> {
    return this.phone.ask('subscribe', { device: this.device, handle, cccd, on });
  }

  private all(): readonly RemoteCharacteristic[] {
    return this.services?.flatMap(({ characteristics }) => characteristics) ?? [];
  }

  private characteristic(service: string, uuid: string): RemoteCharacteristic {
    const details = { deviceID: this.device, serviceUUID: service, characteristicUUID: uuid };
    if (!this.services && this.os === 'ios') throw nativeError(Code.servicesNotDiscovered, details);
    const within = this.services?.find((each) => each.uuid === service.toLowerCase());
    if (!within) throw nativeError(Code.serviceNotFound, details);
    const found = within.characteristics.find((each) => each.uuid === uuid.toLowerCase());
    if (!found) throw nativeError(Code.characteristicNotFound, details);
    return found;
  }

  private native(
    serviceUUID: string,
    { handle, uuid, properties }: RemoteCharacteristic,
    value: string | null,
  ): NativeCharacteristic {
    return {
      id: handle,
      uuid,
      value,
      serviceID: 1,
      serviceUUID,
      deviceID: this.device,
      isReadable: (properties & READ) !== 0,
      isWritableWithResponse: (properties & WRITE) !== 0,
      isWritableWithoutResponse: (properties & WRITE_COMMAND) !== 0,
      isNotifiable: (properties & NOTIFY) !== 0,
      isNotifying: false,
      isIndicatable: false,
    };
  }
}
