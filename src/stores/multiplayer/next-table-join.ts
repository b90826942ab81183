import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import { joinReasons } from '../../net/discovery/join-reasons';
import type { Guest } from '../../net/guest/guest';
import type { PublicKey } from '../../net/secure/seal';
import type { TableCopy } from '../../net/session/table-journal';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTableDeps } from './dependencies';

/** Who has not come in by then is told so: time enough for a second attempt when the first gets no answer (NS11). */
const COMING_MS = 20_000;

export interface NextTableDeps {
  /** Of the game on this phone. */
  readonly id: string;
  readonly table: Uint8Array;
  /** The key that this phone has had so far, and has on. */
  readonly secret: Uint8Array;
  hosts(): readonly PublicKey[];
}

export interface JoinedTable {
  readonly guest: Guest;
  readonly copy: TableCopy;
  readonly secret: Uint8Array;
  readonly over: TransportKind | null;
}

/** N28: to the table at which the others play on, where this phone is known. */
export function joinNextTable(
  { online, connectivity, saves, clock, trace, explain }: SharedTableDeps,
  { id, table, secret, hosts }: NextTableDeps,
): Promise<Result<JoinedTable>> {
  return new Promise((resolve) => {
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: null, own });
    const guest = online.openGuest({ copy: null, table, journal, clock, explain, trace });
    let said: Refusal | null = null;
    let over: TransportKind | null = null;

    const stopFollowing = guest.subscribe(() => {
      const copy = guest.copy();
      if (guest.session() && copy) {
        stop();
        resolve(accepted({ guest, copy, secret, over }));
      } else if (guest.state() === 'gone') giveUp(said ?? joinReasons.lost);
    });
    const stopLooking = online.reconnect({
      table,
      key: online.seatKey(secret),
      connectivity,
      clock,
      hosts,
      isCandidate: () => guest.state() === 'out',
      onConnected(channel, { transport }) {
        over = transport;
        channel.onMessage((message) => {
          said ??= online.goodbyeReason(message);
        });
        guest.attach(channel);
      },
    });
    const callOff = clock.after(COMING_MS, () => giveUp(said ?? joinReasons.unreachable));

    function stop(): void {
      stopFollowing();
      stopLooking();
      callOff();
    }

    function giveUp(refusal: Refusal): void {
      stop();
      // It keeps its seat there, and may try again.
      void guest.close();
      resolve(refused(refusal));
    }
  });
}
