import type { Clock } from '../clock';
import { sameEra } from '../protocol/eras';
import type { GuestSide, HandshakeOutcome } from '../secure/seal';
import type { Trace } from '../trace';
import type { CloseReason, Stop } from '../transports/link';
import type { Sighting } from '../transports/transport';
import { connectAndAuthenticate } from './connect';
import { tracedConnect } from './traced-connection';

/** NS12: so many attempts run at once, besides those that have been silent for a while. */
export const MOST_AT_ONCE = 12;
/** NS12: after this time an attempt goes on, but it makes room for another. */
export const SILENCE_MS = 2000;

type Sealed = Extract<HandshakeOutcome, { readonly ok: true }>;

export interface AttemptsDeps {
  readonly clock: Clock;
  readonly trace: Trace;
  side(sighting: Sighting): GuestSide;
  /** All other attempts have been stopped. */
  onSealed(outcome: Sealed, sighting: Sighting): void;
  onFailed(why: CloseReason, sighting: Sighting): void;
  /** There may be room for another attempt. */
  onSilent(): void;
}

interface Running {
  readonly sighting: Sighting;
  silent: boolean;
  stop: Stop;
}

/** Attempts to connect to sightings of one table, of which any may be false. */
export class Attempts {
  private readonly running = new Set<Running>();

  constructor(private readonly deps: AttemptsDeps) {}

  /** How many attempts run, silent ones too. */
  get count(): number {
    return this.running.size;
  }

  /** Whether an attempt runs that has not been silent for long. */
  get anyFresh(): boolean {
    return this.fresh().length > 0;
  }

  runsAt({ key }: Sighting): boolean {
    return [...this.running].some(({ sighting }) => sighting.key === key);
  }

  /**
   * Whether this one may be tried now. Sightings of one era over several transports may be one host, which would count digits twice.
   * Over Bluetooth a phone connects to one at a time.
   */
  hasRoomFor({ card, transport }: Sighting): boolean {
    const fresh = this.fresh();
    return (
      fresh.length < MOST_AT_ONCE &&
      fresh.every(({ sighting: other }) =>
        other.transport === transport ? transport !== 'bluetooth' : !sameEra(other.card.era, card.era),
      )
    );
  }

  start(sighting: Sighting, timeout: number): void {
    const { clock, trace, side, onSealed, onFailed, onSilent } = this.deps;
    const attempt: Running = { sighting, silent: false, stop: () => {} };
    this.running.add(attempt);
    const cancelTimer = clock.after(SILENCE_MS, () => {
      attempt.silent = true;
      onSilent();
    });
    const { connect, traceOutcome } = tracedConnect(trace, sighting);
    const giveUp = connectAndAuthenticate(
      connect,
      side(sighting),
      clock,
      (outcome) => {
        cancelTimer();
        this.running.delete(attempt);
        traceOutcome(outcome);
        if (outcome.ok) {
          this.stop();
          onSealed(outcome, sighting);
        } else onFailed(outcome.why, sighting);
      },
      timeout,
    );
    attempt.stop = () => {
      cancelTimer();
      giveUp();
    };
  }

  stop(): void {
    this.stopThose(() => true);
  }

  stopAt(sighting: Sighting): void {
    this.stopThose((each) => each.key === sighting.key);
  }

  stopAllBut(sighting: Sighting): void {
    this.stopThose((each) => each.key !== sighting.key);
  }

  private stopThose(concerned: (sighting: Sighting) => boolean): void {
    for (const attempt of [...this.running]) {
      if (!concerned(attempt.sighting)) continue;
      this.running.delete(attempt);
      attempt.stop();
    }
  }

  private fresh(): readonly Running[] {
    return [...this.running].filter(({ silent }) => !silent);
  }
}

/** How often sightings have failed, by their keys. */
export class Failures {
  private readonly counts = new Map<string, number>();

  of({ key }: Sighting): number {
    return this.counts.get(key) ?? 0;
  }

  /** NS12: one that was silent comes after one that has answered. */
  add(sighting: Sighting, answered: boolean): void {
    this.counts.set(sighting.key, this.of(sighting) + (answered ? 1 : 2));
  }

  /** Forgets all others. */
  keep(sightings: readonly Sighting[]): void {
    const kept = new Set(sightings.map(({ key }) => key));
    for (const key of this.counts.keys()) if (!kept.has(key)) this.counts.delete(key);
  }

  /** The one that has failed least; of several, the first. */
  least(sightings: readonly Sighting[]): Sighting | undefined {
    return sightings.reduce<Sighting | undefined>(
      (best, each) => (best === undefined || this.of(each) < this.of(best) ? each : best),
      undefined,
    );
  }
}
