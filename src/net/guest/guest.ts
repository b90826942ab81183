import { accepted, type Illegal, type Result, refused } from '../../engine/refusal';
import { erasUpTo, MOST_ERAS } from '../protocol/eras';
import { MOST_MOVES } from '../protocol/from-guest';
import type { Wish } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Channel } from '../secure/channel';
import type { Papers } from '../session/membership';
import type { Session, SessionView } from '../session/session';
import type { Copy } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import { noTrace } from '../trace';
import { seen } from './guest-view';
import { GuestCore, type GuestState, type GuestTable } from './replica';

export type { GuestState, GuestTable };

export interface Guest {
  state(): GuestState;
  /** Null until the whole log has come for the first time. */
  session(): Session | null;
  subscribe(listener: () => void): () => void;
  /** A channel to a phone that the seal has proved to be a host of this table. False if it is of no use any more. */
  attach(channel: Channel): boolean;
  /** What its person has to know while there is no host. */
  note(notice: Illegal): void;
  /** Takes more seats, or gives up watching. */
  sit(wishes: readonly Wish[]): Promise<Result<null>>;
  /** For good: the seats are open again. */
  leave(): void;
  copy(): Copy | null;
  /** N17: this phone takes over. Resolves when that is stored: `openHost` goes on from what it gives. */
  becomeHost(): Promise<Result<Copy>>;
  /** Resolves when everything is stored. */
  close(): Promise<void>;
}

/** A table whose engine runs on another phone. Rules N1 … N30 are in docs/net.md. */
export function openGuest(table: GuestTable): Guest {
  const listeners = new Set<() => void>();
  const { trace = noTrace } = table;
  const core = new GuestCore(table, changed);
  let told: GuestState = core.state;
  let view: SessionView | null = seen(core);
  const session: Session = sessionOf(core, () => view ?? unready(), subscribe);

  function changed(): void {
    view = seen(core);
    tell();
    for (const listener of [...listeners]) listener();
  }

  function tell(): void {
    const { state, copy, notice } = core;
    if (state === told) return;
    told = state;
    const { me = null, era } = copy?.papers ?? {};
    const said = notice && { notice: notice.code };
    trace.tell({ kind: 'guest', state, phone: me, era: era?.number ?? null, ...said });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async function becomeHost(): Promise<Result<Copy>> {
    const { copy, state } = core;
    if (!copy || state !== 'out') return refused(netReasons['host-only']);
    const { match, papers } = copy;
    const era = { number: papers.era.number + 1, phone: papers.me };
    const eras = erasUpTo(papers.eras, match.log.length);
    if (eras.length >= MOST_ERAS) return refused(netReasons.broken);
    // From here on no channel is taken: what is stored now is what this phone hosts with.
    core.leave('hosting', null);
    const own: Papers = { ...papers, role: 'host', era, eras };
    core.copy = { match, papers: own };
    core.keeping.go();
    await core.keeping.settled();
    if (core.keeping.isDone()) return accepted({ match, papers: own });
    core.copy = copy;
    core.leave('out', null);
    return refused(core.trouble ?? tableReasons.storage);
  }

  return {
    state: () => core.state,
    session: () => (view ? session : null),
    subscribe,
    attach: (channel) => core.attach(channel),
    note(notice) {
      if (core.state !== 'out' || core.notice?.code === notice.code) return;
      core.notice = notice;
      changed();
    },
    sit: (wishes) => core.ask((id) => ({ kind: 'sit', id, wishes })),
    leave() {
      core.tell({ kind: 'leave' });
      core.leave('gone', null);
    },
    copy: () => core.copy,
    becomeHost,
    async close() {
      core.leave('gone', null);
      await core.keeping.settled();
    },
  };
}

function unready(): never {
  throw new Error('a guest has no session before the log has come');
}

function sessionOf(core: GuestCore, view: () => SessionView, subscribe: Session['subscribe']): Session {
  const mine = (seat: number): boolean => {
    const papers = core.copy?.papers;
    return papers?.places[seat]?.phone === papers?.me;
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
      return core.ask((id) => ({ kind: 'propose', id, seat, at: log.length, moves: texts }));
    },
    tapIn: (values) => core.ask((id) => ({ kind: 'tap', id, values })),
    async takeBack() {
      core.tell({ kind: 'take-back' });
    },
    giveSeat: () => Promise.resolve(refused(netReasons['host-only'])),
    async rename(seat, name) {
      if (!mine(seat)) return refused(netReasons['not-yours']);
      return core.ask((id) => ({ kind: 'name', id, seat, name }));
    },
  };
}
