import { same } from '../bytes';
import { digestOf } from '../protocol/digest';
import { agreement, areEras, isBelievable, isLater, type Outline } from '../protocol/eras';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Phone } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import { type BorrowedLog, mayLend, withLentEntries } from './borrowed-log';
import type { GuestConnection } from './guest-connection';
import type { HostedTable } from './hosted-table';
import { cameBack, phoneWith, seenAt, sitDown, withPhone } from './seating';

type Message<Kind> = Extract<FromGuest, { kind: Kind }>;

/** N3: a phone sits down or watches; one that is in wants another seat. */
export async function onSit(
  hosted: HostedTable,
  connection: GuestConnection,
  { id, wishes }: Message<'sit'>,
): Promise<void> {
  const { roster } = hosted;
  const { membership } = roster;
  const coming = comer(hosted, connection);
  if (!coming) return;
  const { phone, phones } = coming;
  const { assignments, refused } = sitDown(
    cameBack(membership.assignments, phone.number),
    phone.number,
    wishes,
  );
  const done = await hosted.change({ phones, assignments });
  if (!done.ok) {
    connection.bye('full');
    return;
  }
  // Also one that has gone meanwhile: its seats are away from the start.
  if (connection.state !== 'in') enters(hosted, connection, phone.number, 0);
  if (connection.state === 'in') connection.outbox.answer(id, refused ? netReasons['seat-taken'] : null);
}

/** N6, N7: who comes. Null: it may not, and has been told so. */
function comer(hosted: HostedTable, connection: GuestConnection): Comer | null {
  // Its key was known when it came, and has been forgotten since.
  if (connection.by === 'key' && !phoneWith(hosted.roster.membership.phones, connection.key)) {
    connection.bye('removed');
    return null;
  }
  const coming = phonesWith(hosted, connection);
  if (!coming) connection.bye('full');
  return coming;
}

interface Comer {
  readonly phone: Phone;
  readonly phones: readonly Phone[];
  readonly isNew: boolean;
}

/** N7, N30: who comes, and all that are known then. */
function phonesWith({ roster }: HostedTable, { key, from }: GuestConnection): Comer | null {
  const { membership } = roster;
  const known = phoneWith(membership.phones, key);
  const phones = known
    ? seenAt(membership.phones, known, from)
    : withPhone(membership, { key, address: from }, roster.here);
  const phone = known ?? phones?.at(-1);
  return phone && phones ? { phone, phones, isNew: !known } : null;
}

/** Who is new is stored before it is let in. That a known one has another address may be lost. */
async function isKept(hosted: HostedTable, { phones, isNew }: Comer): Promise<boolean> {
  if (phones === hosted.roster.membership.phones) return true;
  return (await hosted.change({ phones })).ok || !isNew;
}

/** N5, N16, N18: a phone with a copy of the log comes back. */
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
    // One that was not known to a phone that has taken over since comes with the digits.
    const coming = comer(hosted, connection);
    if (!coming) return;
    if (await isKept(hosted, coming))
      await catchesUp(hosted, connection, coming.phone.number, { eras, length }, message.digest);
    else connection.bye('full');
  }
}

async function catchesUp(
  hosted: HostedTable,
  connection: GuestConnection,
  phone: number,
  theirs: Outline,
  digest: number | null,
): Promise<void> {
  const { roster } = hosted;
  const match = hosted.match();
  const ours = roster.outline(match);
  const agreed = agreement(theirs, ours);
  if (roster.gathering && mayLend(theirs, ours, roster.membership)) {
    connection.lend({ phone, from: agreed, theirs });
    return;
  }
  const whole = agreed === theirs.length && agreed === ours.length;
  const differs = whole && digest !== null && digest !== digestOf(match.state);
  const assignments = cameBack(roster.membership.assignments, phone);
  if (assignments.some((assignment, seat) => assignment.bot !== roster.membership.assignments[seat]?.bot))
    await hosted.change({ assignments });
  enters(hosted, connection, phone, differs ? 0 : agreed);
}

/** N18: a phone has lent what the host lacked. */
export async function onLent(
  hosted: HostedTable,
  connection: GuestConnection,
  lent: Message<'lent'>,
): Promise<void> {
  const { lending } = connection;
  if (!lending) return;
  connection.lending = null;
  const { roster } = hosted;
  if (!phoneWith(roster.membership.phones, connection.key)) {
    connection.bye('removed');
    return;
  }
  const { theirs, phone } = lending;
  const before = hosted.match().log.length;
  // Another phone may have lent something meanwhile.
  const log =
    roster.gathering && before === lending.from ? withLentEntries(hosted.copy(), lending, lent) : null;
  if (log) await take(hosted, log).catch((error: unknown) => hosted.explain(error));
  if (log ? hosted.match() === log.match : before > lending.from)
    await catchesUp(hosted, connection, phone, theirs, null);
  else enters(hosted, connection, phone, agreement(theirs, roster.outline(hosted.match())));
}

/** The eras are stored first: after every step it is a log that was. */
async function take(hosted: HostedTable, { match, eras }: BorrowedLog): Promise<void> {
  const { roster, deps } = hosted;
  const from = hosted.match().log.length;
  await roster.file({ eras });
  await deps.journal.append(match, from);
  // Before the entries: whose they are.
  for (const connection of roster.allIn())
    if (connection.phone !== null) connection.outbox.begin(roster.welcome(match, connection.phone, from));
  hosted.replace(match);
}

/** N23 */
function enters(hosted: HostedTable, connection: GuestConnection, phone: number, from: number): void {
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
