import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import { signal } from '../listeners';
import { type Era, erasUpTo, MOST_ERAS, sameEra } from '../protocol/eras';
import { MOST_MOVES } from '../protocol/from-guest';
import type { Wish } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Channel } from '../secure/channel';
import type { Membership } from '../session/membership';
import type { Session, SessionView } from '../session/session';
import type { TableCopy } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import { noTrace } from '../trace';
import { guestView } from './guest-view';
import { type GuestDeps, type GuestState, Replica } from './replica';

export type { GuestDeps, GuestState };

/** A guest's end of a table. */
export interface Guest {
  state(): GuestState;
  /** Null until the log is complete for the first time. */
  session(): Session | null;
  subscribe(listener: () => void): () => void;
  /**
   * Uses a channel to an authenticated host of this table. Returns false if the channel or this guest is
   * closed.
   */
  attach(channel: Channel): boolean;
  /** N33: whether this phone has left the host of this era for good. */
  refuses(era: Era): boolean;
  /** Shows a notice to the player while there is no host. */
  note(notice: Refusal): void;
  /** Asks for further seats, also after watching. */
  sit(wishes: readonly Wish[]): Promise<Result<null>>;
  /** N39: this phone lies in the middle of the table, or does so no longer. */
  lieInMiddle(lies: boolean): Promise<Result<null>>;
  /** Leaves for good: the seats are open again. */
  leave(): void;
  copy(): TableCopy | null;
  /** N17: this phone takes over. Resolves when that is stored, with the copy to pass to `openHost`. */
  becomeHost(): Promise<Result<TableCopy>>;
  /** Resolves when everything is stored. */
  close(): Promise<void>;
}

/** Opens a table whose engine runs on another phone. Rules N1 … N33 are in docs/net.md. */
export function openGuest(table: GuestDeps): Guest {
  const changes = signal<void>();
  const { trace = noTrace } = table;
  const replica = new Replica(table, changed);
  let traced: GuestState = replica.state;
  let view: SessionView | null = guestView(replica);
  const session: Session = sessionOf(replica, () => view ?? unready(), changes.on);

  function changed(): void {
    view = guestView(replica);
    traceState();
    changes.emit();
  }

  function traceState(): void {
    const { state, copy, notice } = replica;
    if (state === traced) return;
    traced = state;
    const { me = null, era } = copy?.membership ?? {};
    const withNotice = notice && { notice: notice.code };
    trace.tell({ kind: 'guest', state, phone: me, era: era?.number ?? null, ...withNotice });
  }

  async function becomeHost(): Promise<Result<TableCopy>> {
    const { copy, state } = replica;
    if (!copy || state !== 'out') return refused(netReasons['host-only']);
    const { match, membership } = copy;
    const era = { number: membership.era.number + 1, phone: membership.me };
    const eras = erasUpTo(membership.eras, match.log.length);
    if (eras.length >= MOST_ERAS) return refused(netReasons.broken);
    // From here on `attach` refuses channels, so that the stored copy is the one this phone hosts with.
    replica.leave('hosting', null);
    const own: Membership = { ...membership, role: 'host', era, eras };
    replica.copy = { match, membership: own };
    replica.store.go();
    await replica.store.settled();
    const distrusted = replica.distrusted?.era ?? null;
    if (replica.store.isDone()) return accepted({ match, membership: own, distrusted });
    replica.copy = copy;
    replica.leave('out', null);
    return refused(replica.trouble ?? tableReasons.storage);
  }

  return {
    state: () => replica.state,
    session: () => (view ? session : null),
    subscribe: changes.on,
    attach: (channel) => replica.attach(channel),
    refuses: (era) => replica.distrusted !== null && sameEra(replica.distrusted.era, era),
    note(notice) {
      if (replica.state !== 'out' || replica.notice?.code === notice.code) return;
      replica.notice = notice;
      changed();
    },
    sit: (wishes) => replica.request((id) => ({ kind: 'sit', id, wishes })),
    lieInMiddle: (lies) => replica.lieInMiddle(lies),
    leave() {
      replica.send({ kind: 'leave' });
      replica.leave('gone', null);
    },
    copy: () => replica.copy,
    becomeHost,
    async close() {
      replica.leave('gone', null);
      await replica.store.settled();
    },
  };
}

function unready(): never {
  throw new Error('a guest has no session before the log has come');
}

function sessionOf(replica: Replica, view: () => SessionView, subscribe: Session['subscribe']): Session {
  const isOwnSeat = (seat: number): boolean => {
    const membership = replica.copy?.membership;
    return membership?.assignments[seat]?.phone === membership?.me;
  };
  return {
    view,
    subscribe,
    async propose(seat, moves) {
      if (!isOwnSeat(seat)) return refused(netReasons['not-yours']);
      if (moves.length === 0) return refused(tableReasons['no-answer']);
      if (moves.length > MOST_MOVES) return refused(netReasons['too-much']);
      const { game, log } = view().match;
      const texts = moves.map((move) => game.notation.format(move));
      const proposal = { seat, at: log.length, moves: texts };
      return replica.request((id) => {
        replica.ownMoves.propose(proposal);
        const { copy } = replica;
        const message = { kind: 'propose', id, ...proposal, link: null } as const;
        return copy ? replica.withLink(message, copy) : message;
      });
    },
    tapIn: (values) => replica.request((id) => ({ kind: 'tap', id, values })),
    async takeBack() {
      replica.send({ kind: 'take-back' });
    },
    giveSeat: () => Promise.resolve(refused(netReasons['host-only'])),
    async rename(seat, name) {
      if (!isOwnSeat(seat)) return refused(netReasons['not-yours']);
      return replica.request((id) => ({ kind: 'name', id, seat, name }));
    },
  };
}
