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
import { joinNextTable } from './next-table-join';
import type { SharedState, SharedTable } from './shared-table';
import { switchableSession } from './switchable-session';

/** How often bots move at a table that nobody looks at. */
const UNSEEN_MS = 1500;

export interface Opening {
  readonly id: string;
  readonly secret: Uint8Array;
  readonly away: AwayRule | null;
  /** What is kept of it, or a guest that has just come in. */
  readonly from:
    | { readonly copy: TableCopy; readonly answers: readonly Answer[] }
    | { readonly guest: Guest; readonly copy: TableCopy; readonly over: TransportKind | null };
}

/** A table of many phones on this one: it hosts or is a guest, and may change from one to the other. */
export function openSharedTable(deps: SharedTableDeps, { id, secret, away, from }: Opening): SharedTable {
  const { online, saves, clock, trace, explain } = deps;
  const { membership } = from.copy;
  const store = createStore<SharedState>(() => ({
    role: 'guest' in from ? 'guest' : membership.role,
    table: hex(membership.table),
    digits: null,
    advertisements: [],
    wasOpen: [],
    away,
    next: null,
    over: null,
  }));
  const set = store.setState;
  let hosting: HostRole | null = null;
  let visiting: GuestRole | null = null;
  let watchers = 0;
  let thinking = false;
  let callOff = () => {};
  /** Whatever was on its way then comes to nothing. */
  let ended = false;
  let stepping: Promise<void> = Promise.resolve();

  function host(copy: TableCopy, answers: readonly Answer[]): HostRole {
    return hostRole(deps, {
      id,
      copy,
      answers,
      secret,
      away: () => store.getState().away,
      digits: (digits) => set({ digits }),
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
    return online.openGuest({ copy, journal, clock, explain, trace });
  }

  const visit = (guest: Guest, over: TransportKind | null): GuestRole =>
    guestRole(deps, {
      guest,
      secret,
      over,
      next: (next) => set({ next }),
      connected: (transport) => set({ over: transport }),
    });

  const steady = switchableSession(first());
  const session = tracedSession(steady.session, trace);

  function first() {
    if (!('guest' in from) && membership.role === 'host') {
      hosting = host(from.copy, from.answers);
      return hosting.host.session;
    }
    const guest = 'guest' in from ? from.guest : guestOf(from.copy);
    visiting = visit(guest, 'guest' in from ? from.over : null);
    const session = guest.session();
    if (!session) throw new Error('a table is opened when its whole log is there');
    return session;
  }

  /** N20 */
  async function stepDown(channel: Channel, over: TransportKind): Promise<void> {
    const part = hosting;
    if (!part) return;
    hosting = null;
    trace.tell({ kind: 'stepping-down', era: part.host.membership().era.number });
    const copy = await part.host.stepDown();
    // Only now: whoever is still here is told through the doors that another phone hosts.
    part.stop();
    if (ended) {
      channel.close();
      return;
    }
    const guest = guestOf(copy);
    guest.attach(channel);
    visiting = visit(guest, over);
    set({ role: 'guest', digits: null, advertisements: [], wasOpen: [], away: null });
    const session = guest.session();
    if (session) steady.switchTo(session);
  }

  /** Bots of a table that no screen shows. */
  function goOn(): void {
    const seat = hosting && watchers === 0 ? botsInTurn(session)[0] : undefined;
    if (seat === undefined || thinking) return;
    thinking = true;
    callOff = clock.after(UNSEEN_MS, async () => {
      if (watchers === 0) await moveBot(session, seat, { random: deps.random, now: clock.now });
      thinking = false;
      goOn();
    });
  }
  const stopGoing = session.subscribe(goOn);

  async function end(): Promise<void> {
    ended = true;
    stopGoing();
    callOff();
    hosting?.stop();
    visiting?.stop();
    await stepping;
    await hosting?.host.close('for-now');
    await visiting?.guest.close();
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
    invite: () => hosting?.digits.invite(),
    stopInviting: () => hosting?.digits.stop(),
    readNotice: () => hosting?.host.readNotice(),
    give: (seat, to) => traced('give', hosting?.host.give(seat, to)),
    remove: (phone) => traced('remove', hosting?.host.remove(phone)),
    pause: (paused) => traced('pause', hosting?.host.pause(paused)),
    setAway(rule) {
      if (!hosting) return;
      set({ away: rule });
      // It holds for now even if it can't be kept.
      void hosting.host.setAway(rule);
    },
    sit: (wishes) =>
      tracedResult(
        trace,
        'sit',
        visiting?.guest.sit(wishes) ?? Promise.resolve(refused(netReasons['not-here'])),
      ),
    attach: (channel, over) => (visiting ? visiting.attach(channel, over) : channel.close()),
    async takeOver() {
      const part = visiting;
      if (!part) return notHere;
      trace.tell({ kind: 'taking-over' });
      const copy = await tracedResult(trace, 'take-over', part.guest.becomeHost());
      if (!copy.ok) return copy;
      if (ended) return notHere;
      visiting = null;
      part.stop();
      hosting = host(copy.value, []);
      set({ role: 'host', over: null });
      steady.switchTo(hosting.host.session);
      return { ok: true, value: null };
    },
    nextRoom: (taken) =>
      hosting && {
        membership: online.nextMembership(hosting.host.membership(), taken),
        secret,
        away: store.getState().away,
      },
    async joinNextTable(next) {
      const table = unhex(store.getState().next ?? '', TABLE_BYTES);
      if (!table) return refused(joinReasons.unreachable);
      const now = hosting ? hosting.host.membership() : visiting?.guest.copy()?.membership;
      const hosts = () => now?.phones.map((phone) => phone.key) ?? [];
      return tracedResult(trace, 'come-along', joinNextTable(deps, { id: next, table, secret, hosts }));
    },
    watched(on) {
      watchers += on ? 1 : -1;
      goOn();
    },
    async leave() {
      if (visiting) visiting.guest.leave();
      else void hosting?.host.close('over');
      await end();
    },
    end,
  };
}
