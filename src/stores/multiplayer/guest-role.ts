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
  /** Continues on this channel, on which the host has authenticated this phone. */
  attach(channel: Channel, over: TransportKind | null): void;
  /** Stops to reconnect and to look for the next table. */
  stop(): void;
}

export interface GuestRoleDeps {
  readonly guest: Guest;
  readonly secret: Uint8Array;
  /** The transport of the connection, if there is one. */
  readonly over: TransportKind | null;
  /** The others play on at this table; null if no such table is in sight. */
  next(table: string | null): void;
  connected(over: TransportKind): void;
}

/**
 * Another phone hosts. When the connection to it breaks, this phone reconnects, and it moves to a better
 * connection when there is one (NB15). When the others play on at another table, it calls `next` and stays
 * here.
 */
export function guestRole(
  deps: SharedTableDeps,
  { guest, secret, next, connected, ...first }: GuestRoleDeps,
): GuestRole {
  const { online, connectivity, clock, trace } = deps;
  const key = online.seatKey(secret);
  let stopReconnecting: Stop | null = null;
  let over = first.over;

  function attach(channel: Channel, transport: TransportKind | null): void {
    const before = over;
    over = transport;
    if (!guest.attach(channel)) over = before;
  }

  const better = betterConnection(deps, { guest, key, over: () => over, move: attach });

  function handleChange(): void {
    const state = guest.state();
    const copy = guest.copy();
    if (state === 'out' && copy && !stopReconnecting) {
      trace.tell({ kind: 'reconnecting' });
      stopReconnecting = online.reconnect({
        table: copy.membership.table,
        key,
        connectivity,
        clock,
        hosts: () => guest.copy()?.membership.phones.map((phone) => phone.key) ?? [],
        addresses: addressesOf(copy.membership),
        isCandidate: ({ card }) =>
          guest.state() === 'out' &&
          !guest.refuses(card.era) &&
          isBelievable(card.era, guest.copy()?.membership.era ?? null),
        onConnected(channel, { transport }) {
          // A person may have typed the digits meanwhile, so there may be a connection.
          if (guest.state() === 'out') attach(channel, transport);
          else channel.close();
        },
        onRefused(why) {
          // NS10: keep trying, because anybody can forge a refusal.
          if (why === 'unknown-seat' || why === 'other-version') guest.note(joinRefusal(why));
        },
      });
    } else if (stopReconnecting && (state === 'in' || state === 'gone' || state === 'hosting')) {
      stopReconnecting();
      stopReconnecting = null;
    }
    if (state === 'in' && over !== null) connected(over);
    better.follow();
  }

  const unsubscribe = guest.subscribe(handleChange);
  handleChange();
  const stopLooking = watchForNextTable(deps, {
    subscribe: guest.subscribe,
    membership: () => (mayContinueElsewhere(guest) ? (guest.copy()?.membership ?? null) : null),
    seen: next,
  });
  return {
    guest,
    attach,
    stop() {
      unsubscribe();
      stopLooking();
      better.stop();
      stopReconnecting?.();
      stopReconnecting = null;
    },
  };
}

/** Whether the others may play on at another table: the game is over, or there is no host. */
function mayContinueElsewhere(guest: Guest): boolean {
  const state = guest.state();
  const match = guest.copy()?.match;
  if (!match || state === 'gone' || state === 'hosting') return false;
  return state !== 'in' || match.game.turn(match.state).length === 0;
}
