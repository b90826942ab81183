import type { Guest } from '../../net/guest';
import type { Stop } from '../../net/link';
import type { SharedMeans } from './means';

export interface GuestPart {
  readonly guest: Guest;
  /** It is not come back for any more. */
  stop(): void;
}

/** Another phone hosts: whenever the line to it breaks, this phone comes back by itself. */
export function guestPart(means: SharedMeans, guest: Guest, secret: Uint8Array): GuestPart {
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
        may: () => guest.state() === 'out',
        found: (channel) => guest.attach(channel),
      });
    } else if (coming && (state === 'in' || state === 'gone' || state === 'hosting')) {
      coming();
      coming = null;
    }
  }

  const stop = guest.subscribe(goOn);
  goOn();
  return {
    guest,
    stop() {
      stop();
      coming?.();
      coming = null;
    },
  };
}
