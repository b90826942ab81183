import { isBetterTransport } from '../../net/discovery/nearby';
import type { Guest } from '../../net/guest/guest';
import { sameEra } from '../../net/protocol/eras';
import type { Channel } from '../../net/secure/channel';
import type { SeatKey } from '../../net/secure/seal';
import { addressesOf } from '../../net/session/seat-views';
import type { Stop } from '../../net/transports/link';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTableDeps } from './dependencies';

/** NB15: a better connection that broke so soon is not trusted again for as long. */
const TRUSTED_MS = 60_000;

export interface MovingGuest {
  readonly guest: Guest;
  readonly key: SeatKey;
  /** By what it is connected. */
  over(): TransportKind | null;
  move(channel: Channel, over: TransportKind): void;
}

export interface BetterConnection {
  /** To be called whenever the guest, or its connection, has changed. */
  follow(): void;
  stop(): void;
}

/** NB15: looks for the host over better ways as long as a guest is connected over Bluetooth, and moves there. */
export function betterConnection(
  deps: SharedTableDeps,
  { guest, key, over, move }: MovingGuest,
): BetterConnection {
  const { online, connectivity, clock, trace } = deps;
  const better = connectivity.transports.filter(({ kind }) => isBetterTransport(kind, 'bluetooth'));
  let looking: Stop | null = null;
  let before: TransportKind | null = null;
  let since = clock.now();
  let notBefore = since;

  /** A better connection that lasted a moment only is not gone back to at once. */
  function note(): void {
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
    looking?.();
    looking = null;
  }

  return {
    follow() {
      note();
      if (better.length === 0) return;
      if (isWanted()) looking ??= look();
      else stop();
    },
    stop,
  };
}
