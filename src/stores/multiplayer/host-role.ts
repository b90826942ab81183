import type { AdvertisementStatus, Advertisements } from '../../net/discovery/advertise';
import { hex, type TableCard } from '../../net/discovery/card';
import type { Place } from '../../net/discovery/guessing-places';
import type { AwayRule, Host } from '../../net/host/host';
import { isBelievable, isLater } from '../../net/protocol/eras';
import type { Channel } from '../../net/secure/channel';
import type { Digits, Inviting } from '../../net/secure/seal';
import type { Answer } from '../../net/session/journal';
import { addressesOf } from '../../net/session/seat-views';
import type { TableCopy } from '../../net/session/table-journal';
import type { Stop } from '../../net/transports/link';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTableDeps } from './dependencies';
import { type Invitation, watchInvitation } from './invitation';
import { watchForNextTable } from './next-table-watch';

export interface HostRole {
  readonly host: Host;
  readonly digits: Digits;
  inviteBy(how: Inviting): void;
  /** NS17 */
  shutOut(place: Place): void;
  /** NS19 */
  letIn(knock: number): void;
  turnAway(knock: number): void;
  /** Stops to advertise and to look for a later host. The host itself stays open. */
  stop(): void;
}

export interface Hosting {
  readonly id: string;
  readonly copy: TableCopy;
  readonly answers: readonly Answer[];
  readonly secret: Uint8Array;
  away(): AwayRule | null;
  invitation(invitation: Invitation): void;
  advertisements(advertisements: readonly AdvertisementStatus[]): void;
  /** N20: a phone that hosts this table in a later era is connected by this channel. */
  later(channel: Channel, over: TransportKind): void;
  /** N27: the others play on at this table; null if no such table is in sight. */
  next(table: string | null): void;
}

/** This phone hosts: it runs the game and advertises the table. */
export function hostRole(deps: SharedTableDeps, hosting: Hosting): HostRole {
  const { online, connectivity, saves, clock, trace } = deps;
  const { id, copy, answers, secret, away } = hosting;
  const { match, membership } = copy;
  const key = online.seatKey(secret);
  const own = () => ({ secret, away: away() });
  const host = online.openHost({
    ...copy,
    secret,
    answers,
    chance: deps.chance(),
    runSteps: deps.runSteps,
    journal: saves.tableJournal(id, { game: match.game, own }),
    clock,
    away: away(),
    explain: deps.explain,
    trace,
  });
  trace.tell({ kind: 'hosting', phone: membership.me, era: membership.era.number });
  const invitation = watchInvitation(deps, (now) => {
    if (now.digits === null) advertisements.stopInviting();
    hosting.invitation(now);
  });
  const { digits } = invitation;
  let card = cardOf(host);
  const advertisements: Advertisements = online.advertise({
    host,
    key,
    digits,
    connectivity,
    clock,
    card,
    changed: hosting.advertisements,
    guessed: invitation.guessed,
    knocked: invitation.knocked,
  });
  let addresses = addressesOf(membership);
  let stopReconnecting = lookForLater();
  const unsubscribe = host.session.subscribe(() => {
    const next = cardOf(host);
    if (next.open !== card.open || next.name !== card.name) advertisements.update(next);
    card = next;
    const now = addressesOf(host.membership());
    if (now.join() === addresses.join()) return;
    addresses = now;
    stopReconnecting();
    stopReconnecting = lookForLater();
  });
  const stopWatching = watchForNextTable(deps, {
    subscribe: host.session.subscribe,
    membership: () => (isOver(host) ? host.membership() : null),
    seen: hosting.next,
  });

  /** Looks for a phone that hosts the table in a later era (N20), also at known addresses (NL19). */
  function lookForLater(): Stop {
    return online.reconnect({
      table: membership.table,
      key,
      connectivity,
      clock,
      hosts: host.keys,
      addresses,
      isCandidate({ key, card: { era } }) {
        const own = host.membership().era;
        return !advertisements.isOwn(key) && isLater(era, own) && isBelievable(era, own);
      },
      onConnected: (channel, { transport }) => hosting.later(channel, transport),
    });
  }

  return {
    host,
    digits,
    inviteBy: invitation.inviteBy,
    shutOut: advertisements.shutOut,
    letIn: advertisements.letIn,
    turnAway: advertisements.turnAway,
    stop() {
      invitation.stop();
      stopReconnecting();
      stopWatching();
      unsubscribe();
      advertisements.close();
    },
  };
}

function isOver({ session }: Host): boolean {
  const { match } = session.view();
  return match.game.turn(match.state).length === 0;
}

function cardOf(host: Host): TableCard {
  const { table, era, me, assignments } = host.membership();
  const names = assignments.map(({ name }) => name);
  const own = assignments.find(({ phone }) => phone === me)?.name;
  return {
    table: hex(table),
    era,
    game: host.session.view().match.game.id,
    open: assignments.filter(({ phone, bot }) => phone === null && bot === null).length,
    name: own ?? names[0] ?? '',
  };
}
