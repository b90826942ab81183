import { seeded } from '../../engine/random';
import type { Transport } from '../../net/transports/transport';
import { emptyMemory, type Memory, memoryStorage } from '../../storage/memory';
import { createApp } from '../../stores/app/app';
import type { App } from '../../stores/app/app-interface';
import type { SharedTable } from '../../stores/multiplayer/shared-table';
import { traceLog } from '../../stores/trace/trace-log';
import { traceLines } from '../../stores/trace/trace-text';
import { type BluetoothApp, bluetoothApp } from './bluetooth-app';
import { mortalStorage } from './mortal-storage';
import type { RunningTime } from './running-time';
import type { SoftwarePhone } from './software-phone';

export interface AppPhoneDeps {
  readonly phone: SoftwarePhone;
  readonly clock: RunningTime;
  readonly seed: number;
  /** The other transports, for one run of the app. */
  readonly otherTransports?: (clock: RunningTime) => readonly Transport[];
}

/**
 * A phone with the whole app below its screens. The app can be killed and opened again; its storage stays.
 */
export class AppPhone {
  readonly software: SoftwarePhone;
  private readonly memory: Memory = emptyMemory();
  private lives = 0;
  private life: RunningTime | null = null;
  private opened: { readonly app: App; readonly bluetooth: BluetoothApp } | null = null;

  constructor(private readonly deps: AppPhoneDeps) {
    this.software = deps.phone;
  }

  /** The number of the app's run. Answers of earlier runs are ignored. */
  get run(): number {
    return this.opened ? this.lives : 0;
  }

  get app(): App {
    return this.running.app;
  }

  get bluetooth(): BluetoothApp {
    return this.running.bluetooth;
  }

  get radio() {
    return this.software.radio;
  }

  async open(): Promise<this> {
    const { phone, clock, seed, otherTransports = () => [] } = this.deps;
    this.lives += 1;
    const life = clock.life();
    this.life = life;
    const words = seeded(seed * 1000 + this.lives);
    const random = (count: number) => Uint8Array.from({ length: count }, () => words(256));
    const trace = traceLog(life);
    const bluetooth = await bluetoothApp({ phone, clock: life, random, trace });
    const app = await createApp({
      storage: mortalStorage(memoryStorage(this.memory), () => this.life !== life),
      lasting: true,
      trouble: null,
      clock: life,
      today: () => 0,
      random: words,
      connectivity: async () => ({ transports: [...otherTransports(life), bluetooth.transport], random }),
      trace,
    });
    this.opened = { app, bluetooth };
    return this;
  }

  /**
   * Kills the app without a goodbye. `links`: whether its connections end, or stay, as Android does with
   * those of guests.
   */
  async kill(links: 'end' | 'stay' = 'end'): Promise<void> {
    this.life?.stop();
    this.life = null;
    this.opened = null;
    await this.software.restartApp(links);
  }

  /** Suspends JavaScript, like an app in the background. */
  freeze(): void {
    this.life?.freeze();
    this.radio.freeze();
  }

  thaw(): void {
    this.radio.thaw();
    this.life?.thaw();
  }

  async table(id: string): Promise<SharedTable> {
    const opened = await this.app.openTable(id);
    if (opened.kind !== 'table' || !opened.shared) throw new Error('no table of many phones');
    opened.table.enter();
    return opened.shared;
  }

  /** The lines of the trace of the app's current run. */
  story(): readonly string[] {
    return this.opened ? traceLines(this.opened.app.trace) : [];
  }

  /** Closes everything at the end of a test. */
  stop(): void {
    this.life?.stop();
  }

  private get running() {
    if (!this.opened) throw new Error('this app is not open');
    return this.opened;
  }
}
