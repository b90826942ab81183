import type { AdvertisementEvent } from '../messages';
import type { RadioPhone } from '../radio-phone';
import { Code, nativeError, type Os } from './native-error';

const STARTS = 5;
const WITHIN_MS = 30_000;

export interface NativeDevice {
  readonly id: string;
  readonly mtu?: number;
  readonly [more: string]: unknown;
}

type ScanEvent = readonly [error: string | null, device: NativeDevice | null];

/** Scans like a phone: Android allows five starts in 30 s, iPhones report a device once. */
export class Scanner {
  private filter: readonly string[] | null = null;
  private duplicates = false;
  private scanning = false;
  private readonly seen = new Set<string>();
  private starts: number[] = [];

  constructor(
    private readonly phone: RadioPhone,
    private readonly os: Os,
    private readonly now: () => number,
    private readonly emit: (event: ScanEvent) => void,
    /** Android's reaction to a sixth start: an error, or a scan that finds nothing. */
    private readonly whenThrottled: 'error' | 'silence',
  ) {}

  async start(uuids: readonly string[] | null, duplicates: boolean): Promise<void> {
    if (this.isThrottled()) {
      if (this.whenThrottled === 'error') this.fail(Code.scanFailed, 'Undocumented scan throttle');
      return;
    }
    this.filter = uuids?.map((uuid) => uuid.toLowerCase()) ?? null;
    this.duplicates = duplicates;
    this.seen.clear();
    this.scanning = true;
    await this.phone.ask('scan', { on: true });
  }

  async stop(): Promise<void> {
    if (!this.scanning) return;
    this.scanning = false;
    await this.phone.ask('scan', { on: false }).catch(() => {});
  }

  /** Bluetooth was switched off, or a permission withdrawn. */
  end(code: number): void {
    if (!this.scanning) return;
    this.scanning = false;
    this.fail(code);
  }

  fail(code: number, reason?: string): void {
    this.emit([nativeError(code, reason === undefined ? {} : { reason }).message, null]);
  }

  onEvent(event: AdvertisementEvent): void {
    const overflowing = this.os === 'ios' && event.overflow;
    const wanted = this.filter?.some((uuid) => event.services.includes(uuid) || overflowing) ?? true;
    if (!this.scanning || !wanted) return;
    if (this.os === 'ios' && !this.duplicates && this.seen.has(event.device)) return;
    this.seen.add(event.device);
    this.emit([null, nativeDevice(event, overflowing ? this.filter : null)]);
  }

  private isThrottled(): boolean {
    if (this.os === 'ios') return false;
    const now = this.now();
    this.starts = [...this.starts.filter((at) => now - at < WITHIN_MS), now];
    return this.starts.length > STARTS;
  }
}

function nativeDevice(
  event: AdvertisementEvent,
  overflowServiceUUIDs: readonly string[] | null,
): NativeDevice {
  const { serviceData, services } = event;
  return {
    id: event.device,
    name: event.name,
    localName: event.name,
    rssi: event.rssi,
    mtu: 23,
    manufacturerData: null,
    rawScanRecord: '',
    serviceData: Object.keys(serviceData).length > 0 ? serviceData : null,
    serviceUUIDs: services.length > 0 ? services : null,
    txPowerLevel: null,
    solicitedServiceUUIDs: null,
    isConnectable: event.connectable,
    overflowServiceUUIDs,
  };
}
