import type { Clock } from '../../clock';
import type { Trace } from '../../trace';
import type { Stop } from '../link';
import type { BluetoothAccess } from './access';
import type { Advertisement, BleCentral } from './central';
import { SERVICE } from './gatt';
import { ScanBudget } from './scan-budget';

/** NB5: a phone without an advertisement for so long is out of sight. */
const OUT_OF_SIGHT_MS = 10_000;
const MAX_DEVICES = 16;
/** NB6: the scan goes on for so long after the last watcher, as the next screen may need it at once. */
const LINGER_MS = 10_000;
const RETRY_MS = 2000;
const SWEEP_MS = 1000;

export interface ScannerDeps {
  readonly central: BleCentral;
  readonly access: BluetoothAccess;
  readonly clock: Clock;
  readonly trace: Trace;
}

type Devices = ReadonlyMap<string, Advertisement>;

/** One scan, shared by all watchers. */
export class Scanner {
  private readonly devices = new Map<string, Advertisement & { readonly lastSeen: number }>();
  private readonly listeners = new Set<(devices: Devices) => void>();
  private readonly budget = new ScanBudget();
  private stopScan: Stop | null = null;
  private stopAccess: Stop = () => {};
  private cancelLinger: Stop | null = null;
  private cancelRetry: Stop = () => {};
  private cancelSweep: Stop = () => {};

  constructor(private readonly deps: ScannerDeps) {}

  /** Calls back with the phones in sight, at once and after each change, until stopped. */
  watch(listener: (devices: Devices) => void): Stop {
    const { access, clock } = this.deps;
    this.cancelLinger?.();
    if (this.listeners.size === 0 && this.cancelLinger === null)
      this.stopAccess = access.subscribe(() => this.startOrStop());
    this.cancelLinger = null;
    this.listeners.add(listener);
    if (this.devices.size > 0) listener(this.devices);
    this.startOrStop();
    return () => {
      if (!this.listeners.delete(listener) || this.listeners.size > 0) return;
      this.cancelLinger = clock.after(LINGER_MS, () => {
        this.cancelLinger = null;
        this.stopAccess();
        this.stop();
      });
    };
  }

  /** Starts or stops the scan: it runs while Bluetooth can be used. */
  private startOrStop(): void {
    const ready = this.deps.access.readiness() === 'ready';
    if (ready && this.stopScan === null) this.start();
    else if (!ready) this.stop();
  }

  private start(): void {
    const { central, clock, trace } = this.deps;
    this.cancelRetry();
    const wait = this.budget.wait(clock.now());
    if (wait > 0) {
      trace.tell({ kind: 'scan-waits', ms: wait });
      this.cancelRetry = clock.after(wait, () => this.startOrStop());
      return;
    }
    this.budget.started(clock.now());
    trace.tell({ kind: 'scan-started' });
    let failed = false;
    const stop = central.scan(SERVICE, {
      found: (advertisement) => this.onAdvertisement(advertisement),
      failed: (why, error) => {
        failed = true;
        trace.tell({ kind: 'scan-failed', why, ...(error !== undefined && { error }) });
        if (why === 'throttled') this.budget.exhaust(clock.now());
        this.stop();
        this.cancelRetry = clock.after(RETRY_MS, () => this.startOrStop());
      },
    });
    if (failed) return;
    this.stopScan = stop;
    this.sweepLater();
  }

  private stop(): void {
    this.cancelRetry();
    this.cancelSweep();
    if (this.stopScan) this.deps.trace.tell({ kind: 'scan-stopped' });
    this.stopScan?.();
    this.stopScan = null;
    if (this.devices.size === 0) return;
    this.devices.clear();
    this.notify();
  }

  private onAdvertisement({ device, serviceData }: Advertisement): void {
    if (this.stopScan === null) return;
    const before = this.devices.get(device);
    // Some phones send their service data in a separate packet: a packet without it does not clear it.
    const data = serviceData ?? before?.serviceData ?? null;
    this.devices.delete(device);
    this.devices.set(device, { device, serviceData: data, lastSeen: this.deps.clock.now() });
    const [oldest] = this.devices.keys();
    if (this.devices.size > MAX_DEVICES && oldest !== undefined) this.devices.delete(oldest);
    if (!before || String(before.serviceData) !== String(data)) this.notify();
  }

  private sweepLater(): void {
    this.cancelSweep = this.deps.clock.after(SWEEP_MS, () => {
      const now = this.deps.clock.now();
      const before = this.devices.size;
      for (const [device, { lastSeen }] of [...this.devices])
        if (now - lastSeen >= OUT_OF_SIGHT_MS) this.devices.delete(device);
      if (this.devices.size < before) this.notify();
      this.sweepLater();
    });
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener(this.devices);
  }
}
