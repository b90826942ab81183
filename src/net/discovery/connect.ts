import type { Clock } from '../clock';
import { framed } from '../secure/framing';
import { type GuestSide, type HandshakeOutcome, sealAsGuest } from '../secure/seal';
import type { CloseReason, Link, Stop } from '../transports/link';
import type { Connect } from '../transports/transport';

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
