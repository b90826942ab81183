import type { Level } from '../../engine/bots/bot';
import type { Seat } from '../../engine/game';
import { type Refusal, type Result, refused } from '../../engine/refusal';
import { same } from '../bytes';
import { VERSION } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { AuthenticatedPeer } from '../secure/channel';
import type { Membership, SeatAssignment } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import type { Keeper, Session } from '../session/session';
import type { TableCopy } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import { GuestConnection } from './guest-connection';
import { handleMessage, removePhone } from './guest-messages';
import { DONE, type HostDeps, HostedTable } from './hosted-table';
import { lieInMiddle } from './middle';
import { withKeeper, withName } from './seating';
import type { AwayRule } from './stand-ins';

export type { AwayRule, HostDeps };

/** The new keeper of a seat (N6). */
export type Recipient = { readonly phone: number } | { readonly bot: Level } | 'here' | 'open';

/** The host's end of a table. */
export interface Host {
  readonly session: Session;
  /**
   * Admits an authenticated peer: it then sends `sit` or `back`. N30: `from` is its IPv4 address, if known.
   */
  admit(peer: AuthenticatedPeer, from?: string | null): void;
  /**
   * NS2: a phone with another version of the seal tried to join. Shown only once, because any phone may try
   * any number of times.
   */
  onIncompatibleApp(): void;
  /** Clears the notice: the player has read it. */
  readNotice(): void;
  /** The keys of all phones that may rejoin. */
  keys(): readonly Uint8Array[];
  membership(): Membership;
  give(seat: Seat, to: Recipient): Promise<Result<null>>;
  remove(phone: number): Promise<Result<null>>;
  pause(paused: boolean): Promise<Result<null>>;
  /** N39: this phone lies in the middle of the table, or does so no longer. */
  lieInMiddle(lies: boolean): Promise<Result<null>>;
  /** N5: sets when bots stand in. The caller stores the rule with the membership. */
  setAway(rule: AwayRule | null): Promise<Result<null>>;
  /** N20: another phone hosts. Returns the copy with which this phone joins it as a guest. */
  stepDown(): Promise<TableCopy>;
  /**
   * Closes the table: `over` for good; `for-now`: guests may wait or take over. Resolves when all writes are
   * done.
   */
  close(how: 'for-now' | 'over'): Promise<void>;
}

/** Opens a table whose engine runs on this phone, for many phones. Rules N1 … N33 are in docs/net.md. */
export function openHost(table: HostDeps): Host {
  const hosted = new HostedTable(table);
  const { roster } = hosted;
  const connections = new Set<GuestConnection>();
  let otherAppReported = false;

  function onEnd(connection: GuestConnection): void {
    connections.delete(connection);
    hosted.trace.tell({ kind: 'phone-out', phone: connection.phone });
    if (!roster.exit(connection) || connection.phone === null) return;
    hosted.witnesses.gone(connection.phone);
    if (seatsOfPhone(roster.membership.assignments, connection.phone).length > 0)
      hosted.standIns.away(connection.phone);
    hosted.spread();
  }

  /** N6: includes connections that have sent no message yet. */
  function endConnectionsOf(key: Uint8Array, end: (connection: GuestConnection) => void): void {
    for (const connection of [...connections]) if (same(connection.key, key)) end(connection);
  }

  function onOtherVersion(version: number): void {
    setNotice(netReasons[version < VERSION ? 'old-guest' : 'new-guest']);
  }

  function setNotice(notice: Refusal | null): void {
    if (roster.notice === notice) return;
    roster.notice = notice;
    hosted.spread();
  }

  function give(seat: Seat, to: Recipient): Promise<Result<null>> {
    return hosted.inTurn(async () => {
      const { assignments, phones } = roster.membership;
      const assignment = assignments[seat];
      if (!assignment) return refused(tableReasons['no-such-seat']);
      const part = keeperOf(assignment, to, roster.membership.me);
      const unknown = part.phone !== null && !phones.some(({ number }) => number === part.phone);
      if (unknown) return refused(netReasons['no-such-phone']);
      const done = await hosted.change({ assignments: withKeeper(assignments, seat, part) });
      if (part.phone !== null && !roster.here(part.phone)) hosted.standIns.away(part.phone);
      return done;
    });
  }

  /** Implements `Session.giveSeat`: a bot plays the seat, or its person again. */
  function giveTo(seat: Seat, keeper: Keeper): Promise<Result<null>> {
    const assignment = roster.membership.assignments[seat];
    if (keeper.kind === 'bot') return give(seat, { bot: keeper.level });
    return give(seat, assignment && assignment.phone !== null ? { phone: assignment.phone } : 'here');
  }

  async function stepDown(): Promise<TableCopy> {
    return hosted.inTurn(async () => {
      // If this can't be stored, the phone reopens the table as a host and finds the later host again.
      await roster.file({ role: 'guest' }).catch((error: unknown) => hosted.explain(error));
      hosted.stop();
      for (const connection of [...connections]) connection.bye('moved');
      const { match, membership } = hosted.copy();
      return { match, membership: { ...membership, role: 'guest' } };
    });
  }

  const me = (): number => roster.membership.me;
  const session: Session = {
    view: hosted.now,
    subscribe: (listener) => hosted.subscribe(listener),
    propose(seat, moves) {
      const at = hosted.match().log.length;
      return hosted.inTurn(() => hosted.propose(me(), seat, moves, at));
    },
    tapIn: (values) => hosted.inTurn(() => hosted.tapIn(me(), values)),
    takeBack: () => hosted.inTurn(() => hosted.takeBack(me())),
    giveSeat: giveTo,
    rename: (seat, name) =>
      hosted.inTurn(async () => {
        const { assignments } = roster.membership;
        return assignments[seat]
          ? hosted.change({ assignments: withName(assignments, seat, name) })
          : refused(tableReasons['no-such-seat']);
      }),
  };

  return {
    session,
    admit(peer, from = null) {
      const { commits, scene, deps, trace } = hosted;
      const onMessage = (connection: GuestConnection, message: Parameters<typeof handleMessage>[2]) =>
        handleMessage(hosted, connection, message);
      const { clock } = deps;
      const connection = new GuestConnection({
        ...peer,
        from,
        clock,
        commits,
        scene,
        trace,
        onMessage,
        onOtherVersion,
        onEnd,
      });
      if (roster.down) connection.bye('moved');
      else if (connection.state !== 'gone') connections.add(connection);
    },
    onIncompatibleApp() {
      if (!otherAppReported) setNotice(netReasons['other-app']);
      otherAppReported = true;
    },
    readNotice: () => setNotice(null),
    keys: () => roster.membership.phones.map(({ key }) => key),
    membership: () => roster.membership,
    give,
    remove: (phone) =>
      hosted.inTurn(async () => {
        const known = roster.membership.phones.find(({ number }) => number === phone);
        const done = await removePhone(hosted, phone);
        if (done.ok && known) endConnectionsOf(known.key, (connection) => connection.bye('removed'));
        return done;
      }),
    pause: (paused) =>
      hosted.inTurn(async () => (paused === roster.membership.paused ? DONE : hosted.change({ paused }))),
    lieInMiddle: (lies) => hosted.inTurn(() => lieInMiddle(hosted, me(), lies)),
    setAway(rule) {
      hosted.standIns.setRule(rule);
      return hosted.inTurn(() => hosted.change({}));
    },
    stepDown,
    async close(how) {
      hosted.stop();
      for (const connection of [...connections]) {
        if (how === 'over') connection.bye('closed');
        else connection.drop();
      }
      // A move that is being computed still counts on this phone.
      await hosted.inTurn(async () => {});
    },
  };
}

function keeperOf(
  assignment: SeatAssignment,
  to: Recipient,
  me: number,
): Pick<SeatAssignment, 'phone' | 'bot'> {
  if (to === 'here') return { phone: me, bot: null };
  if (to === 'open') return { phone: null, bot: null };
  if ('phone' in to) return { phone: to.phone, bot: null };
  // The bot in another phone's seat is a stand-in: the seat stays with its phone.
  return { phone: assignment.phone === me ? null : assignment.phone, bot: to.bot };
}
