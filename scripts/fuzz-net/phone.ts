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
import { Screen, type ScreenDeps } from './screen';

/** How the seal would authenticate this key: by the digits if the host does not know it. */
export const authenticatedBy = (host: Host | null | undefined, peer: Uint8Array): AuthenticatedPeer['by'] =>
  host?.keys().some((key) => same(key, peer)) ? 'key' : 'digits';

function plainKeys(name: number): () => Uint8Array {
  let made = 0;
  return () => {
    made += 1;
    // The host searches for a number from the first byte on (N1).
    return Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? name + 16 * (made - 1) : 7));
  };
}

export interface PhoneDeps {
  readonly clock: Clock;
  readonly random: Uniform;
  readonly wishes: readonly Wish[];
  readonly away: AwayRule | null;
  writeDelay(): Promise<void>;
  /** Absent: the phone has no screen, and moves are proposed directly. */
  readonly screen?: ScreenDeps;
}

/** A phone of the fuzzer: an app that can be killed and restarted, and a lasting disk. */
export class Phone {
  readonly disk = new Disk();
  host: Host | null = null;
  guest: Guest | null = null;
  screen: Screen | null = null;
  cut: (() => void) | null = null;
  /** While it hosts: the phones that it removes, and whether that is done. They don't get the digits. */
  readonly removed = new Map<Phone, boolean>();
  key: Uint8Array;
  private run = 0;

  constructor(
    readonly name: number,
    readonly deps: PhoneDeps,
    /** Makes a new key each time the phone joins without a copy. */
    private readonly newKey: () => Uint8Array = plainKeys(name),
  ) {
    this.key = newKey();
  }

  /** Opens the app with the stored copy. */
  start(): void {
    const copy = this.disk.copy();
    if (copy?.membership.role === 'host') this.openAsHost(copy);
    else this.openAsGuest(copy);
  }

  /** Kills the app without warning. */
  kill(): void {
    this.run += 1;
    this.screen?.leave();
    this.screen = null;
    this.cut?.();
    this.cut = null;
    void this.host?.close('for-now');
    this.host = null;
    void this.guest?.close();
    this.guest = null;
  }

  openAsHost(copy: TableCopy): void {
    const { clock, away, random } = this.deps;
    const chance: Chance = rolled(random);
    const { notes } = this.disk;
    const answers = notes?.at === copy.match.log.length ? notes.answers : [];
    this.guest = null;
    this.host = openHost({
      ...copy,
      secret: this.key,
      answers,
      chance,
      clock,
      away,
      journal: this.journal(),
    });
    this.updateScreen();
  }

  openAsGuest(copy: TableCopy | null): void {
    const { clock, wishes } = this.deps;
    this.host = null;
    this.removed.clear();
    const guest = openGuest({ copy, secret: this.key, wishes, clock, journal: this.journal() });
    this.guest = guest;
    guest.subscribe(() => this.guest === guest && this.updateScreen());
    this.updateScreen();
  }

  /** The same screen stays when the host changes. */
  private updateScreen(): void {
    const session = this.session();
    const { screen } = this.deps;
    if (!session || !screen) return;
    if (this.screen) this.screen.switchTo(session);
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

  /** Deletes the copy: the phone joins like a new one. */
  reset(): void {
    this.disk.forget();
    this.key = this.newKey();
  }

  /** Leaves the table for good. */
  leave(): void {
    this.guest?.leave();
    this.run += 1;
    this.screen?.leave();
    this.screen = null;
    this.guest = null;
    this.reset();
  }

  isRunning = (): boolean => this.host !== null || this.guest !== null;

  private journal() {
    const run = this.run;
    return this.disk.journal(() => this.run === run, this.deps.writeDelay);
  }
}
