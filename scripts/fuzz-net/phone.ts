import { type Chance, rolled } from '../../src/engine/chance';
import type { AnyMatch } from '../../src/engine/match';
import type { Uniform } from '../../src/engine/random';
import { same } from '../../src/net/bytes';
import type { Clock } from '../../src/net/clock';
import { type Guest, openGuest } from '../../src/net/guest/guest';
import { type AwayRule, type Host, openHost } from '../../src/net/host/host';
import type { Era } from '../../src/net/protocol/eras';
import type { Wish } from '../../src/net/protocol/message';
import type { AuthenticatedPeer, Channel } from '../../src/net/secure/channel';
import type { Session } from '../../src/net/session/session';
import type { TableCopy } from '../../src/net/session/table-journal';
import { Disk } from './disk';
import { Screen, type ScreenMeans } from './screen';

/** How the seal lets this key in: it has typed the digits where it is not known. */
export const comesBy = (host: Host | null | undefined, peer: Uint8Array): AuthenticatedPeer['by'] =>
  host?.keys().some((key) => same(key, peer)) ? 'key' : 'digits';

function plainKeys(name: number): () => Uint8Array {
  let made = 0;
  return () => {
    made += 1;
    // Its first byte is where its number is looked for (N1).
    return Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? name + 16 * (made - 1) : 7));
  };
}

export interface PhoneMeans {
  readonly clock: Clock;
  readonly random: Uniform;
  readonly wishes: readonly Wish[];
  readonly away: AwayRule | null;
  slowly(): Promise<void>;
  /** Without: nobody looks, and moves come from nowhere. */
  readonly screen?: ScreenMeans;
}

/** A phone of the fuzzer: an app that can be killed and opened again, and a disk that stays. */
export class Phone {
  readonly disk = new Disk();
  host: Host | null = null;
  guest: Guest | null = null;
  screen: Screen | null = null;
  cut: (() => void) | null = null;
  /** While it hosts: whom it sends away, and whether that is done. They are not told the digits. */
  readonly sentAway = new Map<Phone, boolean>();
  key: Uint8Array;
  private run = 0;

  constructor(
    readonly name: number,
    readonly deps: PhoneMeans,
    /** Another one each time that it sits down without a copy. */
    private readonly newKey: () => Uint8Array = plainKeys(name),
  ) {
    this.key = newKey();
  }

  /** Opens the app with what is stored. */
  start(): void {
    const copy = this.disk.copy();
    if (copy?.membership.role === 'host') this.hosts(copy);
    else this.joins(copy);
  }

  /** The battery is empty, at once. */
  kill(): void {
    this.run += 1;
    this.screen?.looksAway();
    this.screen = null;
    this.cut?.();
    this.cut = null;
    void this.host?.close('for-now');
    this.host = null;
    void this.guest?.close();
    this.guest = null;
  }

  hosts(copy: TableCopy): void {
    const { clock, away, random } = this.deps;
    const chance: Chance = rolled(random);
    const { notes } = this.disk;
    const answers = notes?.at === copy.match.log.length ? notes.answers : [];
    this.guest = null;
    this.host = openHost({ ...copy, answers, chance, clock, away, journal: this.journal() });
    this.shows();
  }

  joins(copy: TableCopy | null): void {
    const { clock, wishes } = this.deps;
    this.host = null;
    this.sentAway.clear();
    const guest = openGuest({ copy, wishes, clock, journal: this.journal() });
    this.guest = guest;
    guest.subscribe(() => this.guest === guest && this.shows());
    this.shows();
  }

  /** A screen stays, whoever hosts. */
  private shows(): void {
    const session = this.session();
    const { screen } = this.deps;
    if (!session || !screen) return;
    if (this.screen) this.screen.turnTo(session);
    else this.screen = new Screen(session, screen);
  }

  plug(channel: Channel): void {
    this.guest?.attach(channel);
  }

  session(): Session | null {
    return this.host?.session ?? this.guest?.session() ?? null;
  }

  match(): AnyMatch | null {
    return this.session()?.view().match ?? null;
  }

  era(): Era | null {
    return (this.host?.membership() ?? this.guest?.copy()?.membership)?.era ?? null;
  }

  /** The copy is thrown away: the phone sits down anew. */
  reset(): void {
    this.disk.forget();
    this.key = this.newKey();
  }

  /** For good, as far as this table knows. */
  leaves(): void {
    this.guest?.leave();
    this.run += 1;
    this.screen?.looksAway();
    this.screen = null;
    this.guest = null;
    this.reset();
  }

  isRunning = (): boolean => this.host !== null || this.guest !== null;

  private journal() {
    const run = this.run;
    return this.disk.journal(() => this.run === run, this.deps.slowly);
  }
}
