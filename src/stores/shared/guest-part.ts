import { isBelievable } from '../../net/eras';
import type { Guest } from '../../net/guest';
import type { Stop } from '../../net/link';
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
        found: (channel) => guest.attach(channel),
      });
    } else if (coming && (state === 'in' || state === 'gone' || state === 'hosting')) {
      coming();
      coming = null;
    }
  }

  const stop = guest.subscribe(goOn);
  goOn();
  const stopLooking = lookForNext(means, guest, next);
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
