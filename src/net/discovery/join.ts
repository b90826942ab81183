import type { Clock } from '../clock';
import { sameEra } from '../protocol/eras';
import { framed } from '../secure/framing';
import { type GuestSide, type HandshakeOutcome, sealAsGuest } from '../secure/seal';
import { noTrace, type Trace } from '../trace';
import type { CloseReason, Link, Stop } from '../transports/link';
import type { Connect, Sighting } from '../transports/transport';
import { tracedConnect } from './traced-connection';

/** NS11: who has not come in after this won't. The digits' arithmetic is slow on old phones. */
export const JOIN_TIMEOUT_MS = 15_000;
/** NS12: the same where there are others to try. */
export const SHORT_JOIN_TIMEOUT_MS = 5000;

/** Connects and seals the channel, or says why not. The outcome is told once, and never after stopping. */
export function connectAndAuthenticate(
  connect: Connect,
  side: GuestSide,
  clock: Clock,
  then: (outcome: HandshakeOutcome) => void,
  patience = JOIN_TIMEOUT_MS,
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
    callOff();
    then(outcome);
  };
  const callOff = clock.after(patience, () => {
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
    callOff();
    giveUp('closed');
  };
}

/** What only somebody says who is asked to let this phone in. What is worth knowing most comes first. */
const ANSWERS: readonly CloseReason[] = [
  'wrong-digits',
  'too-many-guesses',
  'other-version',
  'not-inviting',
  'unknown-seat',
  'full',
  'forged',
];

export interface JoinDeps {
  /** All that show the table. Some may be false: a card is anybody's word. */
  readonly sightings: readonly Sighting[];
  readonly side: GuestSide;
  readonly clock: Clock;
  /** How often each was tried in vain: whoever tries again begins with the others. */
  readonly failed: Map<string, number>;
  readonly trace?: Trace;
}

/** NS12: by whichever of them opens, one after the other; or the most telling reason why none does. */
export function joinAnyOf(
  { sightings, side, clock, failed, trace = noTrace }: JoinDeps,
  then: (outcome: HandshakeOutcome, sighting: Sighting | null) => void,
): Stop {
  const times = ({ key }: Sighting): number => failed.get(key) ?? 0;
  let left = [...sightings].sort((a, b) => times(a) - times(b));
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
    const patience = others.length > 0 ? SHORT_JOIN_TIMEOUT_MS : JOIN_TIMEOUT_MS;
    const { connect, sealed } = tracedConnect(trace, sighting);
    const tried = (outcome: HandshakeOutcome): void => {
      over = true;
      sealed(outcome);
      if (outcome.ok) {
        then(outcome, sighting);
        return;
      }
      failed.set(sighting.key, times(sighting) + 1);
      const answered = ANSWERS.indexOf(outcome.why);
      if (answered >= 0) {
        // The same host over another way would say the same, and count the digits again.
        left = left.filter(
          ({ card, transport }) => transport === sighting.transport || !sameEra(card.era, sighting.card.era),
        );
        if (!ANSWERS.includes(refusal) || answered < ANSWERS.indexOf(refusal)) refusal = outcome.why;
      } else if (!ANSWERS.includes(refusal)) refusal = outcome.why;
      tryNext();
    };
    const giveUp = connectAndAuthenticate(connect, side, clock, tried, patience);
    if (!over) stop = giveUp;
  }

  tryNext();
  return () => stop();
}
