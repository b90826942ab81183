import { framed } from '../framing';
import type { Link, Stop } from '../link';
import { type GuestSide, type Sealed, sealAsGuest } from '../seal/seal';
import type { Time } from '../time';

/** NS11: who has not come in after this won't. The digits' arithmetic is slow on old phones. */
export const ENTERING_MS = 15_000;

/** From a link to a sealed channel, or why there is none. What is told is told once, and not after stopping. */
export function enter(link: Link, side: GuestSide, time: Time, then: (outcome: Sealed) => void): Stop {
  let over = false;
  const done = (outcome: Sealed): void => {
    if (over) return;
    over = true;
    callOff();
    then(outcome);
  };
  const callOff = time.after(ENTERING_MS, () => {
    link.close('lost');
    done({ ok: false, why: 'unreachable' });
  });
  sealAsGuest(framed(link), side, done);
  return () => {
    if (over) return;
    over = true;
    callOff();
    link.close();
  };
}
