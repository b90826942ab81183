import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import { signal } from '../listeners';
import { erasUpTo, MOST_ERAS } from '../protocol/eras';
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

export interface Guest {
  state(): GuestState;
  /** Null until the whole log has come for the first time. */
  session(): Session | null;
  subscribe(listener: () => void): () => void;
  /** A channel to a phone that the seal has proved to be a host of this table. False if it is of no use any more. */
  attach(channel: Channel): boolean;
  /** What its person has to know while there is no host. */
  note(notice: Refusal): void;
  /** Takes more seats, or gives up watching. */
  sit(wishes: readonly Wish[]): Promise<Result<null>>;
  /** For good: the seats are open again. */
  leave(): void;
  copy(): TableCopy | null;
  /** N17: this phone takes over. Resolves when that is stored: `openHost` goes on from what it gives. */
  becomeHost(): Promise<Result<TableCopy>>;
  /** Resolves when everything is stored. */
  close(): Promise<void>;
}

/** A table whose engine runs on another phone. Rules N1 … N30 are in docs/net.md. */
export function openGuest(table: GuestDeps): Guest {
  const changes = signal<void>();
  const { trace = noTrace } = table;
  const replica = new Replica(table, changed);
  let told: GuestState = replica.state;
  let view: SessionView | null = guestView(replica);
  const session: Session = sessionOf(replica, () => view ?? unready(), changes.on);

  function changed(): void {
    view = guestView(replica);
    tell();
    changes.emit();
  }

  function tell(): void {
    const { state, copy, notice } = replica;
    if (state === told) return;
    told = state;
    const { me = null, era } = copy?.membership ?? {};
    const said = notice && { notice: notice.code };
    trace.tell({ kind: 'guest', state, phone: me, era: era?.number ?? null, ...said });
  }

  async function becomeHost(): Promise<Result<TableCopy>> {
    const { copy, state } = replica;
    if (!copy || state !== 'out') return refused(netReasons['host-only']);
    const { match, membership } = copy;
    const era = { number: membership.era.number + 1, phone: membership.me };
    const eras = erasUpTo(membership.eras, match.log.length);
    if (eras.length >= MOST_ERAS) return refused(netReasons.broken);
    // From here on no channel is taken: what is stored now is what this phone hosts with.
    replica.leave('hosting', null);
    const own: Membership = { ...membership, role: 'host', era, eras };
    replica.copy = { match, membership: own };
    replica.store.go();
    await replica.store.settled();
    if (replica.store.isDone()) return accepted({ match, membership: own });
    replica.copy = copy;
    replica.leave('out', null);
    return refused(replica.trouble ?? tableReasons.storage);
  }

  return {
    state: () => replica.state,
    session: () => (view ? session : null),
    subscribe: changes.on,
    attach: (channel) => replica.attach(channel),
    note(notice) {
      if (replica.state !== 'out' || replica.notice?.code === notice.code) return;
      replica.notice = notice;
      changed();
    },
    sit: (wishes) => replica.ask((id) => ({ kind: 'sit', id, wishes })),
    leave() {
      replica.tell({ kind: 'leave' });
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
  const mine = (seat: number): boolean => {
    const membership = replica.copy?.membership;
    return membership?.assignments[seat]?.phone === membership?.me;
  };
  return {
    view,
    subscribe,
    async propose(seat, moves) {
      if (!mine(seat)) return refused(netReasons['not-yours']);
      if (moves.length === 0) return refused(tableReasons['no-answer']);
      if (moves.length > MOST_MOVES) return refused(netReasons['too-much']);
      const { game, log } = view().match;
      const texts = moves.map((move) => game.notation.format(move));
      return replica.ask((id) => ({ kind: 'propose', id, seat, at: log.length, moves: texts }));
    },
    tapIn: (values) => replica.ask((id) => ({ kind: 'tap', id, values })),
    async takeBack() {
      replica.tell({ kind: 'take-back' });
    },
    giveSeat: () => Promise.resolve(refused(netReasons['host-only'])),
    async rename(seat, name) {
      if (!mine(seat)) return refused(netReasons['not-yours']);
      return replica.ask((id) => ({ kind: 'name', id, seat, name }));
    },
  };
}
