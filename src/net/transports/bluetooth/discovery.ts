import { cardBytes, hex } from '../../discovery/card';
import { isLater } from '../../protocol/eras';
import type { Stop } from '../link';
import type { Sighting } from '../transport';
import { CardReader } from './card-reader';
import type { Advertisement } from './central';
import { connectToHost, type GuestLinkDeps } from './guest-link';
import type { Scanner } from './scanner';
import { type AdvertisedEra, readServiceData } from './service-data';

export interface DiscoveryDeps extends Omit<GuestLinkDeps, 'device'> {
  readonly scanner: Scanner;
}

/** The tables in radio range: phones that advertise, with their cards. All watchers share one scan. */
export class Discovery {
  private readonly listeners = new Set<(seen: readonly Sighting[]) => void>();
  private readonly reader: CardReader;
  private devices: readonly Advertisement[] = [];
  private seen: readonly Sighting[] = [];
  private shown = '';
  private hosted: AdvertisedEra | null = null;
  private stopScanning: Stop = () => {};

  constructor(private readonly deps: DiscoveryDeps) {
    const { central, locks, clock, random, trace } = deps;
    this.reader = new CardReader({ central, locks, clock, random, trace, changed: () => this.update() });
  }

  watch(listener: (seen: readonly Sighting[]) => void): Stop {
    this.listeners.add(listener);
    if (this.listeners.size > 1) listener(this.seen);
    else
      this.stopScanning = this.deps.scanner.watch((devices) => {
        this.devices = [...devices.values()];
        this.readCards();
        this.update();
      });
    return () => {
      if (!this.listeners.delete(listener) || this.listeners.size > 0) return;
      this.stopScanning();
      this.reader.setWanted([]);
      this.devices = [];
      this.seen = [];
      this.shown = '';
    };
  }

  /** The table that this phone hosts; null if it hosts none. */
  setHosted(hosted: AdvertisedEra | null): void {
    this.hosted = hosted;
    this.readCards();
  }

  private readCards(): void {
    this.reader.setWanted(this.devices.filter((device) => !this.hostsEarlier(device)));
  }

  /**
   * NB3: whether a phone hosts this phone's table in an earlier era. There is one connection between two
   * phones: if both hosts called each other, the earlier one would learn late that it is no longer the host.
   */
  private hostsEarlier({ serviceData }: Advertisement): boolean {
    const { hosted } = this;
    const other = serviceData && readServiceData(serviceData);
    return other !== null && hosted?.table === other.table && !isLater(other.era, hosted.era);
  }

  private update(): void {
    const seen = this.devices.flatMap((advertisement): readonly Sighting[] => {
      const card = this.reader.card(advertisement);
      const { device } = advertisement;
      const connect = connectToHost({ ...this.deps, device });
      return card ? [{ card, transport: 'bluetooth', key: `bluetooth ${device}`, connect }] : [];
    });
    const shown = seen.map(({ key, card }) => `${key} ${hex(cardBytes(card))}`).join();
    if (shown === this.shown) return;
    this.shown = shown;
    this.seen = seen;
    for (const listener of [...this.listeners]) listener(seen);
  }
}
