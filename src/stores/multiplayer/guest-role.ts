import { joinRefusal } from '../../net/discovery/join-reasons';
import type { Guest } from '../../net/guest/guest';
import { isBelievable } from '../../net/protocol/eras';
import type { Channel } from '../../net/secure/channel';
import { addressesOf } from '../../net/session/seat-views';
import type { Stop } from '../../net/transports/link';
import type { TransportKind } from '../../net/transports/transport';
import { betterConnection } from './better-connection';
import type { SharedTableDeps } from './dependencies';
import { watchForNextTable } from './next-table-watch';

export interface GuestRole {
  readonly guest: Guest;
  /** A channel on which the host has let this phone in. */
  attach(channel: Channel, over: TransportKind | null): void;
  /** It is not come back for any more. */
  stop(): void;
}

export interface GuestRoleDeps {
  readonly guest: Guest;
  readonly secret: Uint8Array;
  /** By what it has come in, if it has. */
  readonly over: TransportKind | null;
  /** The others play on at this table, or at none that is in sight. */
  next(table: string | null): void;
  connected(over: TransportKind): void;
}

/**
 * Another phone hosts: when the connection to it breaks, this phone comes back by itself, and it moves to a better connection
 * when there is one (NB15). To a table at which the others play on it does not move: `next` is told of it.
 */
export function guestRole(
  deps: SharedTableDeps,
  { guest, secret, next, connected, ...first }: GuestRoleDeps,
): GuestRole {
  const { online, connectivity, clock, trace } = deps;
  const key = online.seatKey(secret);
  let coming: Stop | null = null;
  let over = first.over;

  function attach(channel: Channel, transport: TransportKind | null): void {
    const before = over;
    over = transport;
    if (!guest.attach(channel)) over = before;
  }

  const better = betterConnection(deps, { guest, key, over: () => over, move: attach });

  function goOn(): void {
    const state = guest.state();
    const copy = guest.copy();
    if (state === 'out' && copy && !coming) {
      trace.tell({ kind: 'reconnecting' });
      coming = online.reconnect({
        table: copy.membership.table,
        key,
        connectivity,
        clock,
        hosts: () => guest.copy()?.membership.phones.map((phone) => phone.key) ?? [],
        addresses: addressesOf(copy.membership),
        isCandidate: ({ card }) =>
          guest.state() === 'out' && isBelievable(card.era, guest.copy()?.membership.era ?? null),
        onConnected(channel, { transport }) {
          // It may have come in by its digits meanwhile.
          if (guest.state() === 'out') attach(channel, transport);
          else channel.close();
        },
        onRefused(why) {
          // NS10: nothing ends by that, for anybody may have said it.
          if (why === 'unknown-seat' || why === 'other-version') guest.note(joinRefusal(why));
        },
      });
    } else if (coming && (state === 'in' || state === 'gone' || state === 'hosting')) {
      coming();
      coming = null;
    }
    if (state === 'in' && over !== null) connected(over);
    better.follow();
  }

  const stop = guest.subscribe(goOn);
  goOn();
  const stopLooking = watchForNextTable(deps, {
    subscribe: guest.subscribe,
    membership: () => (mayBeLeft(guest) ? (guest.copy()?.membership ?? null) : null),
    seen: next,
  });
  return {
    guest,
    attach,
    stop() {
      stop();
      stopLooking();
      better.stop();
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
