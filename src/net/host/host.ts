import type { Level } from '../../engine/bots/bot';
import type { Seat } from '../../engine/game';
import { type Illegal, type Result, refused } from '../../engine/refusal';
import { same } from '../bytes';
import { VERSION } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Entrant } from '../secure/channel';
import type { Papers, Place } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import type { Keeper, Session } from '../session/session';
import type { Copy } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import { Line } from './guest-connection';
import { hears, removes } from './guest-messages';
import { Core, DONE, type HostTable } from './hosted-table';
import { given, named } from './seating';
import type { AwayRule } from './stand-ins';

export type { AwayRule, HostTable };

/** Whom a seat is given to (N6). */
export type Recipient = { readonly phone: number } | { readonly bot: Level } | 'here' | 'open';

export interface Host {
  readonly session: Session;
  /** Whom the seal has let in sits down or comes back. N30: `from` this address, if there is one. */
  admit(entrant: Entrant, from?: string | null): void;
  /** NS2: a phone could not even begin to speak with this one. Said once: it may be anybody, and as often as it likes. */
  otherApp(): void;
  /** Its person knows by now what there was to be told. */
  readNotice(): void;
  /** The keys of all phones that may come back. */
  keys(): readonly Uint8Array[];
  papers(): Papers;
  give(seat: Seat, to: Recipient): Promise<Result<null>>;
  remove(phone: number): Promise<Result<null>>;
  pause(paused: boolean): Promise<Result<null>>;
  /** N5: stored with the papers by whoever keeps them. */
  setAway(rule: AwayRule | null): Promise<Result<null>>;
  /** N20: another phone hosts. What is left is a guest's copy. */
  stepDown(): Promise<Copy>;
  /** `over`: closed for good; else the others may wait, or take over. Resolves when nothing is stored any more. */
  close(how: 'for-now' | 'over'): Promise<void>;
}

/** A table whose engine runs on this phone, for every phone at it. Rules N1 … N30 are in docs/net.md. */
export function openHost(table: HostTable): Host {
  const core = new Core(table);
  const { desk } = core;
  const lines = new Set<Line>();
  let otherAppTold = false;

  function ended(line: Line): void {
    lines.delete(line);
    core.trace.tell({ kind: 'phone-out', phone: line.phone });
    if (!desk.exit(line) || line.phone === null) return;
    if (seatsOfPhone(desk.papers.places, line.phone).length > 0) core.standIns.away(line.phone);
    core.spread();
  }

  /** N6: also channels on which it has said nothing yet. */
  function endsAllOf(key: Uint8Array, end: (line: Line) => void): void {
    for (const line of [...lines]) if (same(line.key, key)) end(line);
  }

  function otherVersion(version: number): void {
    say(netReasons[version < VERSION ? 'old-guest' : 'new-guest']);
  }

  function say(notice: Illegal | null): void {
    if (desk.notice === notice) return;
    desk.notice = notice;
    core.spread();
  }

  function give(seat: Seat, to: Recipient): Promise<Result<null>> {
    return core.inTurn(async () => {
      const { places, phones } = desk.papers;
      const place = places[seat];
      if (!place) return refused(tableReasons['no-such-seat']);
      const part = keeperOf(place, to, desk.papers.me);
      const unknown = part.phone !== null && !phones.some(({ number }) => number === part.phone);
      if (unknown) return refused(netReasons['no-such-phone']);
      const done = await core.change({ places: given(places, seat, part) });
      if (part.phone !== null && !desk.here(part.phone)) core.standIns.away(part.phone);
      return done;
    });
  }

  /** As at a table on one phone: a bot takes over, a person comes back. */
  function giveTo(seat: Seat, keeper: Keeper): Promise<Result<null>> {
    const place = desk.papers.places[seat];
    if (keeper.kind === 'bot') return give(seat, { bot: keeper.level });
    return give(seat, place && place.phone !== null ? { phone: place.phone } : 'here');
  }

  async function stepDown(): Promise<Copy> {
    return core.inTurn(async () => {
      // Where that can't be stored it is a host when it is opened again, and finds the later one again.
      await desk.file({ role: 'guest' }).catch((error: unknown) => core.explain(error));
      core.stop();
      for (const line of [...lines]) line.bye('moved');
      const { match, papers } = core.copy();
      return { match, papers: { ...papers, role: 'guest' } };
    });
  }

  const me = (): number => desk.papers.me;
  const session: Session = {
    view: core.now,
    subscribe: (listener) => core.subscribe(listener),
    propose(seat, moves) {
      const at = core.match().log.length;
      return core.inTurn(() => core.propose(me(), seat, moves, at));
    },
    tapIn: (values) => core.inTurn(() => core.tapIn(me(), values)),
    takeBack: () => core.inTurn(() => core.takeBack(me())),
    giveSeat: giveTo,
    rename: (seat, name) =>
      core.inTurn(async () => {
        const { places } = desk.papers;
        return places[seat]
          ? core.change({ places: named(places, seat, name) })
          : refused(tableReasons['no-such-seat']);
      }),
  };

  return {
    session,
    admit(entrant, from = null) {
      const { commits, scene, table: means, trace } = core;
      const hear = (line: Line, message: Parameters<typeof hears>[2]) => hears(core, line, message);
      const { time } = means;
      const line = new Line({ ...entrant, from, time, commits, scene, trace, hear, otherVersion, ended });
      if (desk.down) line.bye('moved');
      else if (line.state !== 'gone') lines.add(line);
    },
    otherApp() {
      if (!otherAppTold) say(netReasons['other-app']);
      otherAppTold = true;
    },
    readNotice: () => say(null),
    keys: () => desk.papers.phones.map(({ key }) => key),
    papers: () => desk.papers,
    give,
    remove: (phone) =>
      core.inTurn(async () => {
        const known = desk.papers.phones.find(({ number }) => number === phone);
        const done = await removes(core, phone);
        if (done.ok && known) endsAllOf(known.key, (line) => line.bye('removed'));
        return done;
      }),
    pause: (paused) =>
      core.inTurn(async () => (paused === desk.papers.paused ? DONE : core.change({ paused }))),
    setAway(rule) {
      core.standIns.setRule(rule);
      return core.inTurn(() => core.change({}));
    },
    stepDown,
    async close(how) {
      core.stop();
      for (const line of [...lines]) {
        if (how === 'over') line.bye('closed');
        else line.drop();
      }
      // What is under way, as a throw in the air, still counts on this phone.
      await core.inTurn(async () => {});
    },
  };
}

function keeperOf(place: Place, to: Recipient, me: number): Pick<Place, 'phone' | 'bot'> {
  if (to === 'here') return { phone: me, bot: null };
  if (to === 'open') return { phone: null, bot: null };
  if ('phone' in to) return { phone: to.phone, bot: null };
  // A bot in the seat of a phone that is not this one stands in for it.
  return { phone: place.phone === me ? null : place.phone, bot: to.bot };
}
