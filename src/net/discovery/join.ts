import type { Clock } from '../clock';
import { sameEra } from '../protocol/eras';
import { framed } from '../secure/framing';
import { type GuestSide, type HandshakeOutcome, sealAsGuest } from '../secure/seal';
import { noTrace, type Trace } from '../trace';
import type { CloseReason, Link, Stop } from '../transports/link';
import type { Connect, Sighting } from '../transports/transport';
import { tracedConnect } from './traced-connection';

/** NS11: the timeout of a handshake in milliseconds. The arithmetic with digits is slow on old phones. */
export const JOIN_TIMEOUT_MS = 15_000;
/** NS12: the timeout where other sightings can be tried. */
export const SHORT_JOIN_TIMEOUT_MS = 5000;

/** Connects and performs the handshake. Calls back once with the outcome, and never after it was stopped. */
export function connectAndAuthenticate(
  connect: Connect,
  side: GuestSide,
  clock: Clock,
  then: (outcome: HandshakeOutcome) => void,
  timeout = JOIN_TIMEOUT_MS,
): Stop {
  let over = false;
  let link: Link | null = null;
  let disconnect: Stop = () => {};
  const giveUp = (why: CloseReason): void => {
    if (link) link.close(why);
    else disconnect();
  };
  const done = (outcome: HandshakeOutcome): void => {
    if (over) return;
    over = true;
    cancelTimer();
    then(outcome);
  };
  const cancelTimer = clock.after(timeout, () => {
    giveUp('lost');
    done({ ok: false, why: 'unreachable' });
  });
  disconnect = connect(
    (opened) => {
      link = opened;
      if (over) opened.close();
      else sealAsGuest(framed(opened), side, done);
    },
    (why) => done({ ok: false, why }),
  );
  return () => {
    if (over) return;
    over = true;
    cancelTimer();
    giveUp('closed');
  };
}

/** The refusals that only a host gives, the most informative first. */
const HOST_ANSWERS: readonly CloseReason[] = [
  'wrong-digits',
  'too-many-guesses',
  'other-version',
  'not-inviting',
  'unknown-seat',
  'full',
  'forged',
];

export interface JoinDeps {
  /** All sightings of the table. Some may be false: cards are not authenticated. */
  readonly sightings: readonly Sighting[];
  readonly side: GuestSide;
  readonly clock: Clock;
  /** The number of failures of each sighting, by its key. The next attempt begins with the others. */
  readonly failed: Map<string, number>;
  readonly trace?: Trace;
}

/**
 * NS12: tries the sightings one after the other. Calls back with the first success, or with the most
 * informative refusal.
 */
export function joinAnyOf(
  { sightings, side, clock, failed, trace = noTrace }: JoinDeps,
  then: (outcome: HandshakeOutcome, sighting: Sighting | null) => void,
): Stop {
  const failures = ({ key }: Sighting): number => failed.get(key) ?? 0;
  let left = [...sightings].sort((a, b) => failures(a) - failures(b));
  let refusal: CloseReason = 'unreachable';
  let stop: Stop = () => {};

  function tryNext(): void {
    const [sighting, ...others] = left;
    if (!sighting) {
      then({ ok: false, why: refusal }, null);
      return;
    }
    left = others;
    let over = false;
    const timeout = others.length > 0 ? SHORT_JOIN_TIMEOUT_MS : JOIN_TIMEOUT_MS;
    const { connect, traceOutcome } = tracedConnect(trace, sighting);
    const onOutcome = (outcome: HandshakeOutcome): void => {
      over = true;
      traceOutcome(outcome);
      if (outcome.ok) {
        then(outcome, sighting);
        return;
      }
      failed.set(sighting.key, failures(sighting) + 1);
      const answered = HOST_ANSWERS.indexOf(outcome.why);
      if (answered >= 0) {
        // The same host over another transport would refuse too, and count the digits again.
        left = left.filter(
          ({ card, transport }) => transport === sighting.transport || !sameEra(card.era, sighting.card.era),
        );
        if (!HOST_ANSWERS.includes(refusal) || answered < HOST_ANSWERS.indexOf(refusal))
          refusal = outcome.why;
      } else if (!HOST_ANSWERS.includes(refusal)) refusal = outcome.why;
      tryNext();
    };
    const giveUp = connectAndAuthenticate(connect, side, clock, onOutcome, timeout);
    if (!over) stop = giveUp;
  }

  tryNext();
  return () => stop();
}
