import { same } from '../bytes';
import { witnessesOf } from '../dice/rolls';
import { digestOf } from '../protocol/digest';
import { areEras, commonLength, isBelievable, isLater, type Outline } from '../protocol/eras';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Phone } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import { type BorrowedLog, mayLend, withLentEntries } from './borrowed-log';
import type { GuestConnection } from './guest-connection';
import type { HostedTable } from './hosted-table';
import { findPhone, takeSeats, withAddress, withoutStandIns, withPhone } from './seating';

type Message<Kind> = Extract<FromGuest, { kind: Kind }>;

/** N3: handles `sit`: a new phone takes seats or watches, and a phone that is in takes further seats. */
export async function onSit(
  hosted: HostedTable,
  connection: GuestConnection,
  { id, wishes }: Message<'sit'>,
): Promise<void> {
  const { roster } = hosted;
  const { membership } = roster;
  const arriving = identify(hosted, connection);
  if (!arriving) return;
  const { phone, phones } = arriving;
  const { assignments, refused } = takeSeats(
    withoutStandIns(membership.assignments, phone.number),
    phone.number,
    wishes,
  );
  const done = await hosted.change({ phones, assignments });
  if (!done.ok) {
    connection.bye('full');
    return;
  }
  // A phone that has left meanwhile is entered too: its seats are away from the start.
  if (connection.state !== 'in') enter(hosted, connection, phone.number, 0);
  if (connection.state === 'in') connection.outbox.answer(id, refused ? netReasons['seat-taken'] : null);
}

/** N6, N7: identifies the arriving phone. Returns null after a `bye` if it may not enter. */
function identify(hosted: HostedTable, connection: GuestConnection): ArrivingPhone | null {
  // The host knew this key during the handshake and has forgotten it since.
  if (connection.by === 'key' && !findPhone(hosted.roster.membership.phones, connection.key)) {
    connection.bye('removed');
    return null;
  }
  const arriving = arrivingPhone(hosted, connection);
  if (!arriving) connection.bye('full');
  return arriving;
}

interface ArrivingPhone {
  readonly phone: Phone;
  readonly phones: readonly Phone[];
  readonly isNew: boolean;
}

/** N7, N30: the arriving phone, and the list of known phones with it. Null if there is no room. */
function arrivingPhone(hosted: HostedTable, { key, from }: GuestConnection): ArrivingPhone | null {
  const { roster } = hosted;
  const { membership } = roster;
  const known = findPhone(membership.phones, key);
  const phones = known
    ? withAddress(membership.phones, known, from)
    : withPhone(membership, { key, address: from }, roster.here, witnessesOf(hosted.match().log));
  const phone = known ?? phones?.at(-1);
  return phone && phones ? { phone, phones, isNew: !known } : null;
}

/**
 * Stores the list of phones if it has changed. False if a new phone could not be stored; a new address may be
 * lost.
 */
async function storePhones(hosted: HostedTable, { phones, isNew }: ArrivingPhone): Promise<boolean> {
  if (phones === hosted.roster.membership.phones) return true;
  return (await hosted.change({ phones })).ok || !isNew;
}

/** N5, N16, N18: handles `back`: a phone with a copy of the log rejoins. */
export async function onBack(
  hosted: HostedTable,
  connection: GuestConnection,
  message: Message<'back'>,
): Promise<void> {
  const { roster } = hosted;
  const { membership } = roster;
  const { eras, length, era } = message;
  if (!same(message.table, membership.table)) connection.bye('other-table');
  else if (!areEras(eras, length)) connection.bye('broken');
  else if (![era, ...eras].every((each) => isBelievable(each, membership.era))) connection.bye('broken');
  else if (isLater(era, membership.era) || eras.some((each) => isLater(each, membership.era))) {
    roster.notice = netReasons['later-host'];
    connection.bye('later-host');
    hosted.spread();
  } else {
    // A later host may not know this phone yet. It then joins with the digits (N7).
    const arriving = identify(hosted, connection);
    if (!arriving) return;
    if (await storePhones(hosted, arriving))
      await catchUp(hosted, connection, arriving.phone.number, { eras, length }, message.digest);
    else connection.bye('full');
  }
}

async function catchUp(
  hosted: HostedTable,
  connection: GuestConnection,
  phone: number,
  theirs: Outline,
  digest: number | null,
): Promise<void> {
  const { roster } = hosted;
  const match = hosted.match();
  const ours = roster.outline(match);
  const agreed = commonLength(theirs, ours);
  if (roster.gathering && mayLend(theirs, hosted.copy(), ours)) {
    connection.lend({ phone, from: agreed, theirs });
    return;
  }
  const whole = agreed === theirs.length && agreed === ours.length;
  const differs = whole && digest !== null && digest !== digestOf(match.state);
  const assignments = withoutStandIns(roster.membership.assignments, phone);
  if (assignments.some((assignment, seat) => assignment.bot !== roster.membership.assignments[seat]?.bot))
    await hosted.change({ assignments });
  enter(hosted, connection, phone, differs ? 0 : agreed);
}

/** N18: handles `lent`: entries that the new host lacked. */
export async function onLent(
  hosted: HostedTable,
  connection: GuestConnection,
  lent: Message<'lent'>,
): Promise<void> {
  const { lending } = connection;
  if (!lending) return;
  connection.lending = null;
  const { roster } = hosted;
  if (!findPhone(roster.membership.phones, connection.key)) {
    connection.bye('removed');
    return;
  }
  const { theirs, phone } = lending;
  const before = hosted.match().log.length;
  // Another phone may have lent something meanwhile.
  const log =
    roster.gathering && before === lending.from ? withLentEntries(hosted.copy(), lending, lent) : null;
  if (log) await adoptLog(hosted, log).catch((error: unknown) => hosted.explain(error));
  if (log ? hosted.match() === log.match : before > lending.from)
    await catchUp(hosted, connection, phone, theirs, null);
  else enter(hosted, connection, phone, commonLength(theirs, roster.outline(hosted.match())));
}

/** Stores the eras before the entries, so that after each step the stored log is one that existed. */
async function adoptLog(hosted: HostedTable, { match, eras }: BorrowedLog): Promise<void> {
  const { roster, deps } = hosted;
  const from = hosted.match().log.length;
  await roster.file({ eras });
  await deps.journal.append(match, from);
  // Guests must know the eras before the entries that belong to them.
  for (const connection of roster.allIn())
    if (connection.phone !== null) connection.outbox.begin(roster.welcome(match, connection.phone, from));
  hosted.replace(match);
}

/** N23: the phone is in. Its older connection is closed. */
function enter(hosted: HostedTable, connection: GuestConnection, phone: number, from: number): void {
  const { roster } = hosted;
  connection.phone = phone;
  if (connection.state === 'gone') {
    if (!roster.here(phone) && seatsOfPhone(roster.membership.assignments, phone).length > 0)
      hosted.standIns.away(phone);
    return;
  }
  const older = roster.connectionOf(phone);
  connection.state = 'in';
  hosted.trace.tell({ kind: 'phone-in', phone });
  roster.enter(phone, connection);
  older?.drop();
  hosted.standIns.back(phone);
  connection.outbox.begin(roster.welcome(hosted.match(), phone, from));
  hosted.spread();
  hosted.gatheredAll();
}
