import type { Clock } from '../clock';
import { sameEra } from '../protocol/eras';
import type { GuestSide, HandshakeOutcome } from '../secure/seal';
import { noTrace, type Trace } from '../trace';
import type { CloseReason, Stop } from '../transports/link';
import type { Sighting } from '../transports/transport';
import { Attempts, type Failures } from './attempts';
import { JOIN_TIMEOUT_MS, SHORT_JOIN_TIMEOUT_MS } from './connect';

/** The refusals that only a host gives, the most informative first. */
export const HOST_ANSWERS: readonly CloseReason[] = [
  'wrong-digits',
  'too-many-guesses',
  'other-version',
  'not-inviting',
  'unknown-seat',
  'not-let-in',
  'busy',
  'full',
  'forged',
];

export interface JoinDeps {
  /** All sightings of the table. Some may be false: cards are not authenticated. */
  readonly sightings: readonly Sighting[];
  readonly side: GuestSide;
  readonly clock: Clock;
  /** Kept over tries: each begins with the sightings that have failed least. */
  readonly failures: Failures;
  readonly trace?: Trace;
}

/**
 * NS12: tries the sightings, several at once. Calls back with the first success, or with the most informative refusal.
 */
export function joinAnyOf(
  { sightings, side, clock, failures, trace = noTrace }: JoinDeps,
  then: (outcome: HandshakeOutcome, sighting: Sighting | null) => void,
): Stop {
  let left = sightings;
  let refusal: CloseReason = 'unreachable';
  let over = false;
  const attempts = new Attempts({
    clock,
    trace,
    side: () => side,
    onSealed(outcome, sighting) {
      over = true;
      then(outcome, sighting);
    },
    onFailed(why, sighting) {
      const answered = HOST_ANSWERS.indexOf(why);
      failures.add(sighting, answered >= 0);
      if (answered >= 0) {
        // The same host over another transport would refuse too, and count the digits again.
        left = left.filter(
          ({ card, transport }) => transport === sighting.transport || !sameEra(card.era, sighting.card.era),
        );
        if (!HOST_ANSWERS.includes(refusal) || answered < HOST_ANSWERS.indexOf(refusal)) refusal = why;
      } else if (!HOST_ANSWERS.includes(refusal)) refusal = why;
      tryOthers();
    },
    onSilent: tryOthers,
  });

  function tryOthers(): void {
    while (!over) {
      const next = failures.least(left.filter((each) => attempts.hasRoomFor(each)));
      if (!next) break;
      left = left.filter((each) => each !== next);
      attempts.start(next, left.length > 0 ? SHORT_JOIN_TIMEOUT_MS : JOIN_TIMEOUT_MS);
    }
    if (over || left.length > 0 || attempts.count > 0) return;
    over = true;
    then({ ok: false, why: refusal }, null);
  }

  tryOthers();
  return () => {
    over = true;
    attempts.stop();
  };
}
