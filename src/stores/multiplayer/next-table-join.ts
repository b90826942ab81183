import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import { joinReasons } from '../../net/discovery/join-reasons';
import type { Guest } from '../../net/guest/guest';
import type { PublicKey } from '../../net/secure/seal';
import type { TableCopy } from '../../net/session/table-journal';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTableDeps } from './dependencies';

/** The timeout for joining. It leaves time for a second attempt when the first gets no answer (NS11). */
const JOIN_MS = 20_000;

export interface NextTableDeps {
  /** The id of the game on this phone. */
  readonly id: string;
  readonly table: Uint8Array;
  /** The secret key of this phone, the same as at the table before. */
  readonly secret: Uint8Array;
  /** N39: this phone lay in the middle, and does so at the next table. */
  readonly middle: boolean;
  hosts(): readonly PublicKey[];
}

export interface JoinedTable {
  readonly guest: Guest;
  readonly copy: TableCopy;
  readonly secret: Uint8Array;
  readonly over: TransportKind | null;
}

/** N28: joins the table at which the others play on and at which this phone has its seats already. */
export function joinNextTable(
  { online, connectivity, saves, clock, runSteps, trace, explain }: SharedTableDeps,
  { id, table, secret, middle, hosts }: NextTableDeps,
): Promise<Result<JoinedTable>> {
  return new Promise((resolve) => {
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: null, own });
    const guest = online.openGuest({
      copy: null,
      table,
      secret,
      journal,
      clock,
      runSteps,
      explain,
      trace,
    });
    let goodbye: Refusal | null = null;
    let over: TransportKind | null = null;

    const unsubscribe = guest.subscribe(() => {
      const copy = guest.copy();
      if (guest.session() && copy) {
        stop();
        if (middle) void guest.lieInMiddle(true);
        resolve(accepted({ guest, copy, secret, over }));
      } else if (guest.state() === 'gone') giveUp(goodbye ?? joinReasons.lost);
    });
    const stopReconnecting = online.reconnect({
      table,
      key: online.seatKey(secret),
      connectivity,
      clock,
      hosts,
      isCandidate: () => guest.state() === 'out',
      onConnected(channel, { transport }) {
        over = transport;
        channel.onMessage((message) => {
          goodbye ??= online.goodbyeReason(message);
        });
        guest.attach(channel);
      },
    });
    const cancelTimeout = clock.after(JOIN_MS, () => giveUp(goodbye ?? joinReasons.unreachable));

    function stop(): void {
      unsubscribe();
      stopReconnecting();
      cancelTimeout();
    }

    function giveUp(refusal: Refusal): void {
      stop();
      // This phone keeps its seats there and may try again.
      void guest.close();
      resolve(refused(refusal));
    }
  });
}
