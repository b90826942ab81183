import { accepted, type Illegal, type Result, refused } from '../../engine/refusal';
import { joinReasons } from '../../net/discovery/join-reasons';
import type { Guest } from '../../net/guest/guest';
import type { PublicKey } from '../../net/secure/seal';
import type { Copy } from '../../net/session/table-journal';
import type { WayKind } from '../../net/transports/transport';
import type { SharedMeans } from './dependencies';

/** Who has not come in by then is told so: time enough for a second attempt when the first gets no answer (NS11). */
const COMING_MS = 20_000;

export interface ComingAlong {
  /** Of the game on this phone. */
  readonly id: string;
  readonly table: Uint8Array;
  /** The key that this phone has had so far, and has on. */
  readonly secret: Uint8Array;
  hosts(): readonly PublicKey[];
}

export interface Arrived {
  readonly guest: Guest;
  readonly copy: Copy;
  readonly secret: Uint8Array;
  readonly over: WayKind | null;
}

/** N28: to the table at which the others play on, where this phone is known. */
export function comeAlong(
  { online, reach, saves, clock, trace, explain }: SharedMeans,
  { id, table, secret, hosts }: ComingAlong,
): Promise<Result<Arrived>> {
  return new Promise((resolve) => {
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: null, own });
    const guest = online.openGuest({ copy: null, table, journal, time: clock, explain, trace });
    let said: Illegal | null = null;
    let over: WayKind | null = null;

    const stopFollowing = guest.subscribe(() => {
      const copy = guest.copy();
      if (guest.session() && copy) {
        stop();
        resolve(accepted({ guest, copy, secret, over }));
      } else if (guest.state() === 'gone') giveUp(said ?? joinReasons.lost);
    });
    const stopLooking = online.comeBack({
      table,
      key: online.seatKey(secret),
      reach,
      time: clock,
      hosts,
      may: () => guest.state() === 'out',
      found(channel, { way }) {
        over = way;
        channel.onMessage((message) => {
          said ??= online.farewell(message);
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

    function giveUp(illegal: Illegal): void {
      stop();
      // It keeps its seat there, and may try again.
      void guest.close();
      resolve(refused(illegal));
    }
  });
}
