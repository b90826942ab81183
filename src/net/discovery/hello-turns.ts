import type { Clock } from '../clock';
import type { Stop } from '../transports/link';

/** How a phone begins its handshake. */
export type HelloKind = 'digits' | 'key';

interface Rate {
  /** So many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** NS15: an answer by digits costs a host much more arithmetic than one by key. */
const RATES: Readonly<Record<HelloKind, { readonly all: Rate; readonly place: Rate }>> = {
  key: { all: { burst: 16, perSecond: 16 }, place: { burst: 8, perSecond: 4 } },
  digits: { all: { burst: 8, perSecond: 4 }, place: { burst: 4, perSecond: 1 } },
};

/** How often waiting handshakes are looked at. */
const TICK_MS = 125;
/** Places that are remembered before those without recent handshakes are forgotten. */
const MOST_PLACES = 64;

interface Waiting {
  readonly kind: HelloKind;
  readonly from: string;
  readonly go: () => void;
}

/**
 * NS15: bounds the handshakes that a host answers: from each place, and in all. Those beyond wait for their turn. The place that had
 * the fewest turns is next. Handshakes by key have turns of their own, so that nobody who types digits delays a phone that comes back.
 */
export class HelloTurns {
  private waiting: readonly Waiting[] = [];
  private readonly all: Readonly<Record<HelloKind, Bucket>>;
  private readonly places = new Map<string, Bucket>();
  private ticking = false;

  constructor(private readonly clock: Clock) {
    const now = clock.now();
    this.all = { key: new Bucket(RATES.key.all, now), digits: new Bucket(RATES.digits.all, now) };
  }

  /** Calls `go` when it is the turn of this handshake, at once if there is room. */
  ask(kind: HelloKind, from: string, go: () => void): Stop {
    const mine = { kind, from, go };
    this.waiting = [...this.waiting, mine];
    this.serve();
    return () => {
      this.waiting = this.waiting.filter((each) => each !== mine);
    };
  }

  private serve(): void {
    for (let next = this.next(); next; next = this.next()) {
      const served = next;
      this.waiting = this.waiting.filter((each) => each !== served);
      const now = this.clock.now();
      this.all[served.kind].take(now);
      this.placeOf(served)?.take(now);
      served.go();
    }
    if (this.ticking || this.waiting.length === 0) return;
    this.ticking = true;
    this.clock.after(TICK_MS, () => {
      this.ticking = false;
      this.serve();
    });
  }

  private next(): Waiting | undefined {
    const now = this.clock.now();
    const turnsLeft = (each: Waiting): number => this.placeOf(each)?.left(now) ?? 1;
    const ready = this.waiting.filter((each) => this.all[each.kind].left(now) >= 1 && turnsLeft(each) >= 1);
    return ready.sort((a, b) => turnsLeft(b) - turnsLeft(a))[0];
  }

  /** Null where the place is not known: phones there share the bound of all. */
  private placeOf({ kind, from }: Waiting): Bucket | null {
    if (from === '') return null;
    const key = `${kind} ${from}`;
    const known = this.places.get(key);
    if (known) return known;
    const now = this.clock.now();
    if (this.places.size >= MOST_PLACES)
      for (const [place, bucket] of this.places) if (bucket.isFull(now)) this.places.delete(place);
    const bucket = new Bucket(RATES[kind].place, now);
    this.places.set(key, bucket);
    return bucket;
  }
}

/** Fills up with time. */
class Bucket {
  private level: number;

  constructor(
    private readonly rate: Rate,
    private at: number,
  ) {
    this.level = rate.burst;
  }

  left(now: number): number {
    const { burst, perSecond } = this.rate;
    this.level = Math.min(burst, this.level + ((now - this.at) * perSecond) / 1000);
    this.at = now;
    return this.level;
  }

  isFull(now: number): boolean {
    return this.left(now) >= this.rate.burst;
  }

  take(now: number): void {
    this.level = this.left(now) - 1;
  }
}
