import { createStore } from 'zustand/vanilla';
import { type Result, refused } from '../../engine/refusal';
import { canAdvertise } from '../../net/discovery/can-advertise';
import { hex, unhex } from '../../net/discovery/card';
import { joinReasons } from '../../net/discovery/join-reasons';
import type { Guest } from '../../net/guest/guest';
import type { AwayRule } from '../../net/host/host';
import { netReasons } from '../../net/protocol/net-reasons';
import type { Channel } from '../../net/secure/channel';
import { botsInTurn, moveBot } from '../../net/session/bots-in-turn';
import type { Answer } from '../../net/session/journal';
import { TABLE_BYTES } from '../../net/session/membership';
import type { TableCopy } from '../../net/session/table-journal';
import type { TransportKind } from '../../net/transports/transport';
import { tracedResult, tracedSession } from '../trace/traced-session';
import type { SharedTableDeps } from './dependencies';
import { type GuestRole, guestRole } from './guest-role';
import { type HostRole, hostRole } from './host-role';
import { noInvitation } from './invitation';
import { joinNextTable } from './next-table-join';
import type { SharedState, SharedTable } from './shared-table';
import { switchableSession } from './switchable-session';
import { watchTableEnd } from './table-end-watch';
import { uncountedMoves } from './uncounted-moves';

/** The pause between two moves of bots while no screen shows the table. */
const UNSEEN_MS = 1500;

export interface Opening {
  readonly id: string;
  readonly secret: Uint8Array;
  readonly away: AwayRule | null;
  /** The stored copy of the table, or a guest that has just joined it. */
  readonly from:
    | { readonly copy: TableCopy; readonly answers: readonly Answer[] }
    | { readonly guest: Guest; readonly copy: TableCopy; readonly over: TransportKind | null };
}

/** Opens a shared table on this phone, which is its host or a guest of it. The role may change later. */
export function openSharedTable(deps: SharedTableDeps, { id, secret, away, from }: Opening): SharedTable {
  const { online, saves, clock, runSteps, trace, explain } = deps;
  const { membership } = from.copy;
  const store = createStore<SharedState>(() => ({
    role: 'guest' in from ? 'guest' : membership.role,
    table: hex(membership.table),
    digits: null,
    invitation: noInvitation,
    advertisements: [],
    wasOpen: [],
    away,
    next: null,
    over: null,
    uncounted: 0,
  }));
  const set = store.setState;
  let asHost: HostRole | null = null;
  let asGuest: GuestRole | null = null;
  let watchers = 0;
  let thinking = false;
  let cancelBot = () => {};
  /** The table is closed here: operations in flight must not open it again. */
  let ended = false;
  let stepping: Promise<void> = Promise.resolve();

  function host(copy: TableCopy, answers: readonly Answer[]): HostRole {
    return hostRole(deps, {
      id,
      copy,
      answers,
      secret,
      away: () => store.getState().away,
      invitation: (invitation) => set({ digits: invitation.digits, invitation }),
      advertisements(advertisements) {
        const open = advertisements.flatMap(({ transport, state }) => (state === 'open' ? [transport] : []));
        set(({ wasOpen }) => ({ advertisements, wasOpen: [...new Set([...wasOpen, ...open])] }));
      },
      later(channel, over) {
        stepping = stepDown(channel, over);
      },
      next: (next) => set({ next }),
    });
  }

  function guestOf(copy: TableCopy): Guest {
    const own = () => ({ secret, away: null });
    const journal = saves.tableJournal(id, { game: copy.match.game, own });
    return online.openGuest({ copy, secret, journal, clock, runSteps, explain, trace });
  }

  function beGuest(guest: Guest, over: TransportKind | null): GuestRole {
    const role = guestRole(deps, {
      guest,
      secret,
      over,
      next: (next) => set({ next }),
      connected: (transport) => set({ over: transport }),
    });
    const stopWatching = watchTableEnd(deps, id, guest);
    return {
      ...role,
      stop() {
        stopWatching();
        role.stop();
      },
    };
  }

  const switchable = switchableSession(first());
  const session = tracedSession(switchable.session, trace);

  function first() {
    if (!('guest' in from) && membership.role === 'host') {
      asHost = host(from.copy, from.answers);
      return asHost.host.session;
    }
    const guest = 'guest' in from ? from.guest : guestOf(from.copy);
    asGuest = beGuest(guest, 'guest' in from ? from.over : null);
    const session = guest.session();
    if (!session) throw new Error('a table is opened when its whole log is there');
    return session;
  }

  /** N20: another phone hosts in a later era, so this one becomes its guest. */
  async function stepDown(channel: Channel, over: TransportKind): Promise<void> {
    const current = asHost;
    if (!current) return;
    asHost = null;
    trace.tell({ kind: 'stepping-down', era: current.host.membership().era.number });
    const copy = await current.host.stepDown();
    // Only now: over its advertisements the host still tells guests that another phone hosts.
    current.stop();
    if (ended) {
      channel.close();
      return;
    }
    const guest = guestOf(copy);
    const stopComparing = guest.subscribe(() => {
      const now = guest.state() === 'in' ? guest.copy()?.match : null;
      if (!now) return;
      stopComparing();
      set({ uncounted: uncountedMoves(copy, now) });
    });
    guest.attach(channel);
    asGuest = beGuest(guest, over);
    set({
      role: 'guest',
      digits: null,
      invitation: noInvitation,
      advertisements: [],
      wasOpen: [],
      away: null,
    });
    const session = guest.session();
    if (session) switchable.switchTo(session);
  }

  /** Lets the bots move while no screen shows the table. */
  function moveBots(): void {
    const seat = asHost && watchers === 0 ? botsInTurn(session)[0] : undefined;
    if (seat === undefined || thinking) return;
    thinking = true;
    cancelBot = clock.after(UNSEEN_MS, async () => {
      if (watchers === 0) await moveBot(session, seat, { ...deps, now: clock.now });
      thinking = false;
      moveBots();
    });
  }
  const unsubscribe = session.subscribe(moveBots);

  async function end(): Promise<void> {
    ended = true;
    unsubscribe();
    cancelBot();
    asHost?.stop();
    asGuest?.stop();
    await stepping;
    await asHost?.host.close('for-now');
    await asGuest?.guest.close();
  }

  const notHere = refused(netReasons['host-only']);
  const traced = (what: string, doing: Promise<Result<null>> | undefined): Promise<Result<null>> =>
    tracedResult(trace, what, doing ?? Promise.resolve(notHere));
  return {
    id,
    realDice: membership.realDice,
    canAdvertise: canAdvertise(deps.connectivity),
    session,
    store,
    invite: () => asHost?.digits.invite(),
    stopInviting: () => asHost?.digits.stop(),
    inviteBy: (how) => asHost?.inviteBy(how),
    shutOut: (place) => asHost?.shutOut(place),
    letIn: (knock) => asHost?.letIn(knock),
    turnAway: (knock) => asHost?.turnAway(knock),
    readNotice() {
      asHost?.host.readNotice();
      set({ uncounted: 0 });
    },
    give: (seat, to) => traced('give', asHost?.host.give(seat, to)),
    remove: (phone) => traced('remove', asHost?.host.remove(phone)),
    pause: (paused) => traced('pause', asHost?.host.pause(paused)),
    setAway(rule) {
      if (!asHost) return;
      set({ away: rule });
      // The rule holds now, even if it can't be stored.
      void asHost.host.setAway(rule);
    },
    sit: (wishes) =>
      tracedResult(
        trace,
        'sit',
        asGuest?.guest.sit(wishes) ?? Promise.resolve(refused(netReasons['not-here'])),
      ),
    lieInMiddle: (lies) => traced('lie-in-middle', (asHost?.host ?? asGuest?.guest)?.lieInMiddle(lies)),
    attach: (channel, over) => (asGuest ? asGuest.attach(channel, over) : channel.close()),
    async takeOver() {
      const current = asGuest;
      if (!current) return notHere;
      trace.tell({ kind: 'taking-over' });
      const copy = await tracedResult(trace, 'take-over', current.guest.becomeHost());
      if (!copy.ok) return copy;
      if (ended) return notHere;
      asGuest = null;
      current.stop();
      asHost = host(copy.value, []);
      set({ role: 'host', over: null });
      switchable.switchTo(asHost.host.session);
      return { ok: true, value: null };
    },
    nextRoom: (taken) =>
      asHost && {
        membership: online.nextMembership(asHost.host.membership(), taken),
        secret,
        away: store.getState().away,
      },
    async joinNextTable(next) {
      const table = unhex(store.getState().next ?? '', TABLE_BYTES);
      if (!table) return refused(joinReasons.unreachable);
      const now = asHost ? asHost.host.membership() : asGuest?.guest.copy()?.membership;
      const middle = now?.middle === true;
      const hosts = () => now?.phones.map((phone) => phone.key) ?? [];
      return tracedResult(
        trace,
        'come-along',
        joinNextTable(deps, { id: next, table, secret, middle, hosts }),
      );
    },
    watched(on) {
      watchers += on ? 1 : -1;
      moveBots();
    },
    async leave() {
      if (asGuest) asGuest.guest.leave();
      else void asHost?.host.close('over');
      await end();
    },
    end,
  };
}
