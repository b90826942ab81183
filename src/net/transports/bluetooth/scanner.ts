import type { Clock } from '../../clock';
import type { Trace } from '../../trace';
import type { Stop } from '../link';
import type { BluetoothAccess } from './access';
import type { Advertisement, BleCentral } from './central';
import { SERVICE } from './gatt';
import { ScanBudget } from './scan-budget';

/** NB5 */
const OUT_OF_SIGHT_MS = 10_000;
const MAX_DEVICES = 16;
/** NB6: the next screen may look again in a moment. */
const LINGER_MS = 10_000;
const RETRY_MS = 2000;
const SWEEP_MS = 1000;

export interface ScannerMeans {
  readonly central: BleCentral;
  readonly access: BluetoothAccess;
  readonly clock: Clock;
  readonly trace: Trace;
}

type Devices = ReadonlyMap<string, Advertisement>;

/** One scan for all who look. */
export class Scanner {
  private readonly devices = new Map<string, Advertisement & { readonly heard: number }>();
  private readonly listeners = new Set<(devices: Devices) => void>();
  private readonly budget = new ScanBudget();
  private stopScan: Stop | null = null;
  private stopAccess: Stop = () => {};
  private callOffLinger: Stop | null = null;
  private callOffRetry: Stop = () => {};
  private callOffSweep: Stop = () => {};

  constructor(private readonly deps: ScannerMeans) {}

  /** The phones in sight, at once and whenever that changes, until stopped. */
  watch(listener: (devices: Devices) => void): Stop {
    const { access, clock } = this.deps;
    this.callOffLinger?.();
    if (this.listeners.size === 0 && this.callOffLinger === null)
      this.stopAccess = access.subscribe(() => this.follow());
    this.callOffLinger = null;
    this.listeners.add(listener);
    if (this.devices.size > 0) listener(this.devices);
    this.follow();
    return () => {
      if (!this.listeners.delete(listener) || this.listeners.size > 0) return;
      this.callOffLinger = clock.after(LINGER_MS, () => {
        this.callOffLinger = null;
        this.stopAccess();
        this.stop();
      });
    };
  }

  /** Scans while somebody looks and Bluetooth can be used. */
  private follow(): void {
    const ready = this.deps.access.readiness() === 'ready';
    if (ready && this.stopScan === null) this.start();
    else if (!ready) this.stop();
  }

  private start(): void {
    const { central, clock, trace } = this.deps;
    this.callOffRetry();
    const wait = this.budget.wait(clock.now());
    if (wait > 0) {
      trace.tell({ kind: 'scan-waits', ms: wait });
      this.callOffRetry = clock.after(wait, () => this.follow());
      return;
    }
    this.budget.started(clock.now());
    trace.tell({ kind: 'scan-started' });
    let failed = false;
    const stop = central.scan(SERVICE, {
      found: (advertisement) => this.found(advertisement),
      failed: (why, error) => {
        failed = true;
        trace.tell({ kind: 'scan-failed', why, ...(error !== undefined && { error }) });
        if (why === 'throttled') this.budget.exhaust(clock.now());
        this.stop();
        this.callOffRetry = clock.after(RETRY_MS, () => this.follow());
      },
    });
    if (failed) return;
    this.stopScan = stop;
    this.sweepLater();
  }

  private stop(): void {
    this.callOffRetry();
    this.callOffSweep();
    if (this.stopScan) this.deps.trace.tell({ kind: 'scan-stopped' });
    this.stopScan?.();
    this.stopScan = null;
    if (this.devices.size === 0) return;
    this.devices.clear();
    this.tell();
  }

  private found({ device, serviceData }: Advertisement): void {
    if (this.stopScan === null) return;
    const before = this.devices.get(device);
    // A phone that sends its service data in a packet of its own is not another one because a packet lacks it.
    const data = serviceData ?? before?.serviceData ?? null;
    this.devices.delete(device);
    this.devices.set(device, { device, serviceData: data, heard: this.deps.clock.now() });
    const [oldest] = this.devices.keys();
    if (this.devices.size > MAX_DEVICES && oldest !== undefined) this.devices.delete(oldest);
    if (!before || String(before.serviceData) !== String(data)) this.tell();
  }

  private sweepLater(): void {
    this.callOffSweep = this.deps.clock.after(SWEEP_MS, () => {
      const now = this.deps.clock.now();
      const before = this.devices.size;
      for (const [device, { heard }] of [...this.devices])
        if (now - heard >= OUT_OF_SIGHT_MS) this.devices.delete(device);
      if (this.devices.size < before) this.tell();
      this.sweepLater();
    });
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener(this.devices);
  }
}
