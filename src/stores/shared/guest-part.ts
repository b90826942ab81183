import { isBelievable } from '../../net/eras';
import type { Guest } from '../../net/guest';
import type { Stop } from '../../net/link';
import { joinRefusal } from '../../net/reach/join-reasons';
import { addressesOf } from '../../net/room';
import type { SharedMeans } from './means';
import { lookForNext } from './next-look';

export interface GuestPart {
  readonly guest: Guest;
  /** It is not come back for any more. */
  stop(): void;
}

/**
 * Another phone hosts: whenever the line to it breaks, this phone comes back by itself. To a table at which the others play
 * on it does not: `next` is told of it.
 */
export function guestPart(
  means: SharedMeans,
  guest: Guest,
  secret: Uint8Array,
  next: (table: string | null) => void,
): GuestPart {
  const { online, reach, clock } = means;
  const key = online.seatKey(secret);
  let coming: Stop | null = null;

  function goOn(): void {
    const state = guest.state();
    const copy = guest.copy();
    if (state === 'out' && copy && !coming) {
      coming = online.comeBack({
        table: copy.papers.table,
        key,
        reach,
        time: clock,
        hosts: () => guest.copy()?.papers.phones.map((phone) => phone.key) ?? [],
        addresses: addressesOf(copy.papers),
        may: ({ card }) =>
          guest.state() === 'out' && isBelievable(card.era, guest.copy()?.papers.era ?? null),
        found(channel) {
          // It may have come in by its digits meanwhile.
          if (guest.state() === 'out') guest.attach(channel);
          else channel.close();
        },
        refused(why) {
          // NS10: nothing ends by that, for anybody may have said it.
          if (why === 'unknown-seat' || why === 'other-version') guest.note(joinRefusal(why));
        },
      });
    } else if (coming && (state === 'in' || state === 'gone' || state === 'hosting')) {
      coming();
      coming = null;
    }
  }

  const stop = guest.subscribe(goOn);
  goOn();
  const stopLooking = lookForNext(means, {
    subscribe: guest.subscribe,
    papers: () => (mayBeLeft(guest) ? (guest.copy()?.papers ?? null) : null),
    seen: next,
  });
  return {
    guest,
    stop() {
      stop();
      stopLooking();
      coming?.();
      coming = null;
    },
  };
}

/** The others may play on elsewhere: the game is over, or there is no host. */
function mayBeLeft(guest: Guest): boolean {
  const state = guest.state();
  const match = guest.copy()?.match;
  if (!match || state === 'gone' || state === 'hosting') return false;
  return state !== 'in' || match.game.turn(match.state).length === 0;
}
