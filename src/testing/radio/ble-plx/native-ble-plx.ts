import { EventEmitter } from 'node:events';
import type { RadioEvent, RemoteService } from '../messages';
import { RadioError } from '../radio-error';
import type { RadioPhone } from '../radio-phone';
import { DeviceConnection, type NativeCharacteristic } from './device-connection';
import { HandOver } from './hand-over';
import { Code, nativeError, type Os, translated } from './native-error';
import { type NativeDevice, Scanner } from './scanner';

/** Android 14 always requests this MTU. */
const ANDROID_MTU = 517;
/** iPhones request this MTU without a call of the app. */
const IOS_MTU = 527;
/** RxAndroidBle's default timeout. */
const ANDROID_TIMEOUT_MS = 35_000;
const ENDED_HERE = 0x16;

export interface BlePlxOptions {
  /** Android: milliseconds that a notification takes from the system's thread to JavaScript. */
  readonly handOverMs?: number;
  readonly whenThrottled?: 'error' | 'silence';
  readonly now?: () => number;
  /** The app's milliseconds for each of the radio's. */
  readonly speed?: number;
}

interface ConnectOptions {
  readonly timeout?: number;
  readonly requestMTU?: number;
  readonly refreshGatt?: string;
}

/**
 * The `NativeModules.BlePlx` of react-native-ble-plx 3.5.1 on a phone of the software radio. The library's
 * own JavaScript runs on it. It has only the functions that Knobel uses; a call to another one throws.
 */
export class NativeBlePlx {
  readonly ScanEvent = 'ScanEvent';
  readonly ReadEvent = 'ReadEvent';
  readonly StateChangeEvent = 'StateChangeEvent';
  readonly RestoreStateEvent = 'RestoreStateEvent';
  readonly DisconnectionEvent = 'DisconnectionEvent';
  readonly events = new EventEmitter();

  private readonly scanner: Scanner;
  private readonly handOver: HandOver;
  private readonly connections = new Map<string, DeviceConnection>();
  /** The latest attempt to connect for each device. */
  private readonly attempts = new Map<string, object>();
  /** Android caches the services of connected devices until Bluetooth is switched off. */
  private readonly remembered = new Map<string, readonly RemoteService[]>();
  private adapter = 'PoweredOn';
  private readonly speed: number;
  private readonly stopListening: () => void;

  constructor(
    private readonly phone: RadioPhone,
    private readonly os: Os,
    { handOverMs = 0, whenThrottled = 'error', now = Date.now, speed = 1 }: BlePlxOptions = {},
  ) {
    this.speed = speed;
    this.handOver = new HandOver(os === 'android' ? handOverMs : 0);
    this.scanner = new Scanner(
      phone,
      os,
      now,
      (event) => this.events.emit(this.ScanEvent, event),
      whenThrottled,
    );
    this.stopListening = phone.on((event) => this.onEvent(event));
  }

  /** The app was killed: no listener is called any more. */
  kill(): void {
    this.stopListening();
    this.events.removeAllListeners();
  }

  /** Reports that a person has withdrawn or granted the permission. */
  setAuthorized(authorized: boolean): void {
    this.setAdapter(authorized ? 'PoweredOn' : 'Unauthorized');
    if (!authorized) {
      for (const { device } of [...this.connections.values()]) {
        this.phone.ask('disconnect', { device }).catch(() => {});
      }
    }
  }

  // Functions that the library calls, with its names.

  addListener(): void {}
  removeListeners(): void {}
  createClient(): void {}

  async destroyClient(): Promise<void> {
    this.events.removeAllListeners();
  }

  async state(): Promise<string> {
    return this.adapter;
  }

  async cancelTransaction(transaction: string): Promise<void> {
    [...this.connections.values()].some((connection) => connection.cancel(transaction));
  }

  async startDeviceScan(
    uuids: readonly string[] | null,
    options: { allowDuplicates?: boolean } | null,
  ): Promise<void> {
    const refusal = this.refusal();
    if (refusal !== null) queueMicrotask(() => this.scanner.fail(refusal));
    else await this.scanner.start(uuids, options?.allowDuplicates ?? false);
  }

  stopDeviceScan(): Promise<void> {
    return this.scanner.stop();
  }

  async connectToDevice(device: string, options: ConnectOptions | null): Promise<NativeDevice> {
    const refusal = this.refusal();
    if (refusal !== null) throw nativeError(refusal);
    const attempt = {};
    this.attempts.set(device, attempt);
    const timeoutMs = options?.timeout ?? (this.os === 'android' ? ANDROID_TIMEOUT_MS : null);
    const connection = new DeviceConnection(this.phone, this.os, device);
    try {
      await this.phone.ask('connect', {
        device,
        timeoutMs: timeoutMs === null ? null : timeoutMs / this.speed,
      });
      this.connections.set(device, connection);
      if (options?.refreshGatt === 'OnConnected') this.remembered.delete(device);
      if (this.os === 'ios') await this.exchange(connection, IOS_MTU);
      else if (options?.requestMTU) await this.exchange(connection, ANDROID_MTU);
    } catch (error) {
      this.connections.delete(device);
      await this.phone.ask('disconnect', { device }).catch(() => {});
      // The radio reports the end of an open connection. Android's module reports an end also after a failed
      // attempt.
      if (this.os === 'android' && !isAfterConnecting(error)) this.tellDisconnected(device, null);
      throw translated(error, this.os, device, Code.connectionFailed);
    } finally {
      if (this.attempts.get(device) === attempt) this.attempts.delete(device);
    }
    return this.native(connection);
  }

  async requestMTUForDevice(device: string): Promise<NativeDevice> {
    const connection = this.connection(device);
    if (this.os === 'android') {
      await connection.queued(Code.connectionFailed, () => this.exchange(connection, ANDROID_MTU));
    }
    return this.native(connection);
  }

  async cancelDeviceConnection(device: string): Promise<NativeDevice> {
    if (!this.connections.has(device) && !this.attempts.has(device)) {
      throw nativeError(Code.notConnected, { deviceID: device });
    }
    await this.phone.ask('disconnect', { device }).catch(() => {});
    return { id: device };
  }

  async isDeviceConnected(device: string): Promise<boolean> {
    return this.connections.has(device);
  }

  async discoverAllServicesAndCharacteristicsForDevice(device: string): Promise<NativeDevice> {
    const connection = this.connection(device);
    connection.services = await connection.queued(Code.discoveryFailed, () => this.discover(device));
    return this.native(connection);
  }

  async servicesForDevice(device: string): Promise<readonly object[]> {
    const services = this.connection(device).services ?? [];
    return services.map(({ uuid }, id) => ({ id, uuid, deviceID: device, isPrimary: true }));
  }

  async readCharacteristicForDevice(
    device: string,
    service: string,
    uuid: string,
  ): Promise<NativeCharacteristic> {
    return await this.connection(device).read(service, uuid);
  }

  async writeCharacteristicForDevice(
    device: string,
    service: string,
    uuid: string,
    value: string,
    response: boolean,
  ): Promise<NativeCharacteristic> {
    return await this.connection(device).write(service, uuid, value, response);
  }

  async monitorCharacteristicForDevice(
    device: string,
    service: string,
    uuid: string,
    transaction: string,
  ): Promise<void> {
    await this.connection(device).monitor(service, uuid, transaction, (value) => {
      this.handOver.add(device, () => this.events.emit(this.ReadEvent, [null, value, transaction]));
    });
  }

  // Events of the radio.

  private onEvent(event: RadioEvent): void {
    if (event.event === 'advertisement') this.scanner.onEvent(event);
    else if (event.event === 'notification') this.connections.get(event.device)?.onEvent(event);
    else if (event.event === 'disconnected') this.disconnected(event.device, event.reason);
    else if (event.event === 'state') this.switched(event.on);
  }

  private switched(on: boolean): void {
    this.remembered.clear();
    this.setAdapter(on ? 'PoweredOn' : 'PoweredOff');
  }

  private setAdapter(state: string): void {
    if (state === this.adapter) return;
    this.adapter = state;
    const refusal = this.refusal();
    if (refusal !== null) this.scanner.end(refusal);
    this.events.emit(this.StateChangeEvent, state);
  }

  private disconnected(device: string, reason: number): void {
    const connection = this.connections.get(device);
    this.connections.delete(device);
    if (this.os === 'android') this.handOver.forget(device);
    connection?.end(reason);
    this.tellDisconnected(device, reason);
  }

  /** Android's module never has a reason; an iPhone's has one, unless the app disconnected. */
  private tellDisconnected(device: string, reason: number | null): void {
    const hasReason = this.os === 'ios' && reason !== null && reason !== ENDED_HERE;
    const why = new RadioError({ error: 'disconnected', message: '', reason });
    const error = hasReason ? translated(why, 'ios', device, Code.unknown).message : null;
    this.events.emit(this.DisconnectionEvent, [error, { id: device }]);
  }

  private async discover(device: string): Promise<readonly RemoteService[]> {
    const remembered = this.os === 'android' ? this.remembered.get(device) : undefined;
    if (remembered) return remembered;
    const found = await this.phone.ask('discover', { device });
    this.remembered.set(device, found);
    return found;
  }

  private async exchange(connection: DeviceConnection, mtu: number): Promise<void> {
    connection.mtu = await this.phone.ask('exchange-mtu', { device: connection.device, mtu });
  }

  private connection(device: string): DeviceConnection {
    const connection = this.connections.get(device);
    if (!connection) throw nativeError(Code.notConnected, { deviceID: device });
    return connection;
  }

  private native({ device, mtu }: DeviceConnection): NativeDevice {
    return { id: device, name: null, rssi: -50, mtu };
  }

  private refusal(): number | null {
    if (this.adapter === 'PoweredOn') return null;
    return this.adapter === 'PoweredOff' ? Code.poweredOff : Code.unauthorized;
  }
}

const isAfterConnecting = (error: unknown): boolean =>
  error instanceof RadioError && (error.code === 'disconnected' || error.code === 'not-connected');
