import { isBetterTransport } from '../../net/discovery/nearby';
import type { Guest } from '../../net/guest/guest';
import { sameEra } from '../../net/protocol/eras';
import type { Channel } from '../../net/secure/channel';
import type { SeatKey } from '../../net/secure/seal';
import { addressesOf } from '../../net/session/seat-views';
import type { Stop } from '../../net/transports/link';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTableDeps } from './dependencies';

/** NB15: after a better connection that broke within this time, no other one is tried for as long. */
const TRUSTED_MS = 60_000;

export interface MovingGuest {
  readonly guest: Guest;
  readonly key: SeatKey;
  /** Returns the transport of the current or last connection; null before the first. */
  over(): TransportKind | null;
  move(channel: Channel, over: TransportKind): void;
}

export interface BetterConnection {
  /** To be called when the guest or its connection has changed. */
  follow(): void;
  stop(): void;
}

/**
 * NB15: while a guest is connected over Bluetooth, looks for the host over better transports and moves to
 * them.
 */
export function betterConnection(
  deps: SharedTableDeps,
  { guest, key, over, move }: MovingGuest,
): BetterConnection {
  const { online, connectivity, clock, trace } = deps;
  const better = connectivity.transports.filter(({ kind }) => isBetterTransport(kind, 'bluetooth'));
  let stopLooking: Stop | null = null;
  let before: TransportKind | null = null;
  let since = clock.now();
  let notBefore = since;

  /** Records a change of transport, and a backoff if a better connection has broken soon. */
  function noteChange(): void {
    const now = over();
    if (now === before) return;
    const brief = clock.now() - since < TRUSTED_MS;
    if (before !== null && before !== 'bluetooth' && brief) {
      notBefore = clock.now() + TRUSTED_MS;
      trace.tell({ kind: 'not-trusted', over: before });
    }
    before = now;
    since = clock.now();
  }

  function look(): Stop | null {
    const membership = guest.copy()?.membership;
    if (!membership) return null;
    trace.tell({ kind: 'looking-for-better' });
    return online.reconnect({
      table: membership.table,
      key,
      connectivity: { ...connectivity, transports: better },
      clock,
      hosts: () => guest.copy()?.membership.phones.map((phone) => phone.key) ?? [],
      addresses: addressesOf(membership),
      isCandidate({ card }) {
        const era = guest.copy()?.membership.era;
        return isWanted() && clock.now() >= notBefore && era !== undefined && sameEra(card.era, era);
      },
      onConnected(channel, { transport }) {
        if (!isWanted()) {
          channel.close();
          return;
        }
        trace.tell({ kind: 'moving', from: over(), to: transport });
        move(channel, transport);
      },
    });
  }

  const isWanted = (): boolean => guest.state() === 'in' && over() === 'bluetooth';

  function stop(): void {
    stopLooking?.();
    stopLooking = null;
  }

  return {
    follow() {
      noteChange();
      if (better.length === 0) return;
      if (isWanted()) stopLooking ??= look();
      else stop();
    },
    stop,
  };
}
