import type { DoorAt, Doors } from '../../net/discovery/advertise';
import { hex, type TableCard } from '../../net/discovery/card';
import type { AwayRule, Host } from '../../net/host/host';
import { isBelievable, isLater } from '../../net/protocol/eras';
import type { Channel } from '../../net/secure/channel';
import type { Digits } from '../../net/secure/seal';
import type { Answer } from '../../net/session/journal';
import { addressesOf } from '../../net/session/seat-views';
import type { Copy } from '../../net/session/table-journal';
import type { Stop } from '../../net/transports/link';
import type { WayKind } from '../../net/transports/transport';
import type { SharedMeans } from './dependencies';
import { lookForNext } from './next-table-watch';

export interface HostPart {
  readonly host: Host;
  readonly digits: Digits;
  /** Nobody comes in any more, and no later host is looked for. */
  stop(): void;
}

export interface Hosting {
  readonly id: string;
  readonly copy: Copy;
  readonly answers: readonly Answer[];
  readonly secret: Uint8Array;
  away(): AwayRule | null;
  digits(shown: string | null): void;
  doors(doors: readonly DoorAt[]): void;
  /** N20: a phone that hosts this table by now has answered. */
  later(channel: Channel, over: WayKind): void;
  /** N27: the others play on at this table, or at none that is in sight. */
  next(table: string | null): void;
}

/** This phone hosts: the game runs here, and whoever may come finds it. */
export function hostPart(means: SharedMeans, hosting: Hosting): HostPart {
  const { online, reach, saves, clock, trace } = means;
  const { id, copy, answers, secret, away } = hosting;
  const { match, papers } = copy;
  const key = online.seatKey(secret);
  const own = () => ({ secret, away: away() });
  const host = online.openHost({
    ...copy,
    answers,
    chance: means.chance(),
    patience: means.patience,
    journal: saves.tableJournal(id, { game: match.game, own }),
    time: clock,
    away: away(),
    explain: means.explain,
    trace,
  });
  trace.tell({ kind: 'hosting', phone: papers.me, era: papers.era.number });
  const digits: Digits = online.digitsOf({
    random: reach.random,
    now: clock.now,
    changed: () => hosting.digits(digits.shown()),
  });
  let card = cardOf(host);
  const doors: Doors = online.openDoors({
    host,
    key,
    digits,
    reach,
    time: clock,
    card,
    changed: hosting.doors,
  });
  let addresses = addressesOf(papers);
  let stopLooking = lookForLater();
  const stopTelling = host.session.subscribe(() => {
    const next = cardOf(host);
    if (next.open !== card.open || next.name !== card.name) doors.show(next);
    card = next;
    const now = addressesOf(host.papers());
    if (now.join() === addresses.join()) return;
    addresses = now;
    stopLooking();
    stopLooking = lookForLater();
  });
  const stopLookingOn = lookForNext(means, {
    subscribe: host.session.subscribe,
    papers: () => (isOver(host) ? host.papers() : null),
    seen: hosting.next,
  });

  /** N20, NL19 */
  function lookForLater(): Stop {
    return online.comeBack({
      table: papers.table,
      key,
      reach,
      time: clock,
      hosts: host.keys,
      addresses,
      may({ key, card: { era } }) {
        const own = host.papers().era;
        return !doors.own(key) && isLater(era, own) && isBelievable(era, own);
      },
      found: (channel, { way }) => hosting.later(channel, way),
    });
  }

  return {
    host,
    digits,
    stop() {
      stopLooking();
      stopLookingOn();
      stopTelling();
      doors.close();
    },
  };
}

function isOver({ session }: Host): boolean {
  const { match } = session.view();
  return match.game.turn(match.state).length === 0;
}

function cardOf(host: Host): TableCard {
  const { table, era, me, places } = host.papers();
  const names = places.map(({ name }) => name);
  const own = places.find(({ phone }) => phone === me)?.name;
  return {
    table: hex(table),
    era,
    game: host.session.view().match.game.id,
    open: places.filter(({ phone, bot }) => phone === null && bot === null).length,
    name: own ?? names[0] ?? '',
  };
}
