import type { Clock } from '../../clock';
import { readCard, type TableCard } from '../../discovery/card';
import { sameEra } from '../../protocol/eras';
import type { Random } from '../../secure/handshake-sides';
import type { Trace } from '../../trace';
import type { Stop } from '../link';
import { type Advertisement, type BleCentral, BleFailure } from './central';
import type { DeviceLocks } from './device-locks';
import { CARD, SERVICE } from './gatt';
import { readServiceData } from './service-data';

/** The timeout for one read, from connecting on. */
const READ_MS = 5000;
/** NB3: how long a card is valid. */
const FRESH_MS = 20_000;
/** NB3: longer for an iPhone, whose card is known only by its device address. */
const FRESH_WITHOUT_DATA_MS = 60_000;
/** The wait after a failed read. It doubles with each failure. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 20_000;
const MAX_CARDS = 64;

export interface CardReaderDeps {
  readonly central: BleCentral;
  readonly locks: DeviceLocks;
  readonly clock: Clock;
  readonly random: Random;
  readonly trace: Trace;
  /** Called when a card has changed. */
  changed(): void;
}

interface KnownCard {
  readonly card: TableCard;
  readonly readAt: number;
}

interface Failure {
  readonly count: number;
  /** The time from which the device may be read again. */
  readonly until: number;
}

/** NB3: reads the cards of the phones in sight, one after the other, and caches them. */
export class CardReader {
  private readonly cards = new Map<string, KnownCard>();
  private readonly failures = new Map<string, Failure>();
  private wanted: readonly Advertisement[] = [];
  private reading = false;
  private cancelTimer: Stop = () => {};

  constructor(private readonly deps: CardReaderDeps) {}

  /** The card of a phone; null while it is not known. */
  card(advertisement: Advertisement): TableCard | null {
    return this.cards.get(keyOf(advertisement))?.card ?? null;
  }

  /** Keeps the cards of exactly these phones up to date. */
  setWanted(advertisements: readonly Advertisement[]): void {
    this.wanted = advertisements;
    for (const device of this.failures.keys())
      if (!advertisements.some((each) => each.device === device)) this.failures.delete(device);
    this.next();
  }

  private next(): void {
    this.cancelTimer();
    if (this.reading) return;
    const { locks, clock } = this.deps;
    const now = clock.now();
    const waiting = this.wanted
      .filter(({ device }) => !locks.isHeld(device))
      .map((advertisement) => ({ advertisement, due: this.dueAt(advertisement) }))
      .sort((a, b) => a.due - b.due);
    const [first] = waiting;
    if (!first) {
      if (this.wanted.length > 0) this.cancelTimer = clock.after(FIRST_RETRY_MS, () => this.next());
    } else if (first.due > now) this.cancelTimer = clock.after(first.due - now, () => this.next());
    else void this.read(first.advertisement);
  }

  private dueAt(advertisement: Advertisement): number {
    const known = this.cards.get(keyOf(advertisement));
    const failure = this.failures.get(advertisement.device);
    const retryAt = failure ? failure.until : 0;
    const freshFor = advertisement.serviceData === null ? FRESH_WITHOUT_DATA_MS : FRESH_MS;
    return Math.max(retryAt, known ? known.readAt + freshFor : 0);
  }

  private async read(advertisement: Advertisement): Promise<void> {
    const { device } = advertisement;
    this.reading = true;
    const card = await this.cardOf(advertisement);
    this.reading = false;
    const now = this.deps.clock.now();
    if (card) {
      this.failures.delete(device);
      this.cache(keyOf(advertisement), { card, readAt: now });
      this.deps.changed();
    } else this.failures.set(device, this.failedAgain(this.failures.get(device)?.count ?? 0, now));
    this.next();
  }

  private async cardOf(advertisement: Advertisement): Promise<TableCard | null> {
    const { central, locks, clock } = this.deps;
    const { device } = advertisement;
    let cancel: Stop = () => {};
    const release = await locks.acquire(device, () => cancel());
    const cancelTimer = clock.after(READ_MS, () => cancel());
    try {
      // Outdated cached services may have been the reason for the last failure.
      const connecting = central.connect(device, { timeoutMs: READ_MS, fresh: this.failures.has(device) });
      cancel = connecting.cancel;
      const connection = await connecting.connection;
      cancel = connection.disconnect;
      const ended = new Promise<null>((resolve) => connection.onEnd(() => resolve(null)));
      const read = connection.read(SERVICE, CARD).catch((error: unknown) => this.failed(error));
      const value = await Promise.race([read, ended]);
      connection.disconnect();
      await ended;
      const card = value && ifSameTable(readCard(value), advertisement);
      if (value && !card) this.deps.trace.tell({ kind: 'card-not-read', why: 'no-card' });
      return card;
    } catch (error) {
      return this.failed(error);
    } finally {
      cancelTimer();
      release();
    }
  }

  private failed(error: unknown): null {
    const why = error instanceof BleFailure ? error.why : 'failed';
    this.deps.trace.tell({ kind: 'card-not-read', why, error });
    return null;
  }

  /**
   * The next failure, with a random part in the wait: two phones that read each other's card must not stay in
   * step.
   */
  private failedAgain(times: number, now: number): Failure {
    const [part = 0] = this.deps.random(1);
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** times);
    return { count: times + 1, until: now + pause * (1 + part / 255) };
  }

  private cache(key: string, known: KnownCard): void {
    this.cards.delete(key);
    this.cards.set(key, known);
    const [oldest] = this.cards.keys();
    if (this.cards.size > MAX_CARDS && oldest !== undefined) this.cards.delete(oldest);
  }
}

/** Returns the card, or null if it belongs to another table or era than the advertisement. */
function ifSameTable(card: TableCard | null, { serviceData }: Advertisement): TableCard | null {
  if (card === null || serviceData === null) return card;
  const advertised = readServiceData(serviceData);
  return advertised && advertised.table === card.table && sameEra(advertised.era, card.era) ? card : null;
}

/** NB3: the cache key. With service data it is the table and era, as the device address changes. */
const keyOf = ({ device, serviceData }: Advertisement): string =>
  serviceData === null ? `device ${device}` : `data ${String(serviceData)}`;
