import { same } from '../bytes';
import { digestOf } from '../protocol/digest';
import { agreement, areEras, isBelievable, isLater, type Outline } from '../protocol/eras';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Phone } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import { type Adopted, adopted, mayLend } from './borrowed-log';
import type { Line } from './guest-connection';
import type { Core } from './hosted-table';
import { cameBack, phoneWith, seenAt, sitDown, withPhone } from './seating';

type Message<Kind> = Extract<FromGuest, { kind: Kind }>;

/** N3: a phone sits down or watches; one that is in wants another seat. */
export async function sits(core: Core, line: Line, { id, wishes }: Message<'sit'>): Promise<void> {
  const { desk } = core;
  const { papers } = desk;
  const coming = comer(core, line);
  if (!coming) return;
  const { phone, phones } = coming;
  const { places, refused } = sitDown(cameBack(papers.places, phone.number), phone.number, wishes);
  const done = await core.change({ phones, places });
  if (!done.ok) {
    line.bye('full');
    return;
  }
  // Also one that has gone meanwhile: its seats are away from the start.
  if (line.state !== 'in') enters(core, line, phone.number, 0);
  if (line.state === 'in') line.outbox.answer(id, refused ? netReasons['seat-taken'] : null);
}

/** N6, N7: who comes. Null: it may not, and has been told so. */
function comer(core: Core, line: Line): Comer | null {
  // Its key was known when it came, and has been forgotten since.
  if (line.by === 'key' && !phoneWith(core.desk.papers.phones, line.key)) {
    line.bye('removed');
    return null;
  }
  const coming = phonesWith(core, line);
  if (!coming) line.bye('full');
  return coming;
}

interface Comer {
  readonly phone: Phone;
  readonly phones: readonly Phone[];
  readonly isNew: boolean;
}

/** N7, N30: who comes, and all that are known then. */
function phonesWith({ desk }: Core, { key, from }: Line): Comer | null {
  const { papers } = desk;
  const known = phoneWith(papers.phones, key);
  const phones = known
    ? seenAt(papers.phones, known, from)
    : withPhone(papers, { key, address: from }, desk.here);
  const phone = known ?? phones?.at(-1);
  return phone && phones ? { phone, phones, isNew: !known } : null;
}

/** Who is new is stored before it is let in. That a known one has another address may be lost. */
async function isKept(core: Core, { phones, isNew }: Comer): Promise<boolean> {
  if (phones === core.desk.papers.phones) return true;
  return (await core.change({ phones })).ok || !isNew;
}

/** N5, N16, N18: a phone with a copy of the log comes back. */
export async function comesBack(core: Core, line: Line, message: Message<'back'>): Promise<void> {
  const { desk } = core;
  const { papers } = desk;
  const { eras, length, era } = message;
  if (!same(message.table, papers.table)) line.bye('other-table');
  else if (!areEras(eras, length)) line.bye('broken');
  else if (![era, ...eras].every((each) => isBelievable(each, papers.era))) line.bye('broken');
  else if (isLater(era, papers.era) || eras.some((each) => isLater(each, papers.era))) {
    desk.notice = netReasons['later-host'];
    line.bye('later-host');
    core.spread();
  } else {
    // One that was not known to a phone that has taken over since comes with the digits.
    const coming = comer(core, line);
    if (!coming) return;
    if (await isKept(core, coming))
      await catchesUp(core, line, coming.phone.number, { eras, length }, message.digest);
    else line.bye('full');
  }
}

async function catchesUp(
  core: Core,
  line: Line,
  phone: number,
  theirs: Outline,
  digest: number | null,
): Promise<void> {
  const { desk } = core;
  const match = core.match();
  const ours = desk.outline(match);
  const agreed = agreement(theirs, ours);
  if (desk.gathering && mayLend(theirs, ours, desk.papers)) {
    line.lend({ phone, from: agreed, theirs });
    return;
  }
  const whole = agreed === theirs.length && agreed === ours.length;
  const differs = whole && digest !== null && digest !== digestOf(match.state);
  const places = cameBack(desk.papers.places, phone);
  if (places.some((place, seat) => place.bot !== desk.papers.places[seat]?.bot))
    await core.change({ places });
  enters(core, line, phone, differs ? 0 : agreed);
}

/** N18: a phone has lent what the host lacked. */
export async function lends(core: Core, line: Line, lent: Message<'lent'>): Promise<void> {
  const { lending } = line;
  if (!lending) return;
  line.lending = null;
  const { desk } = core;
  if (!phoneWith(desk.papers.phones, line.key)) {
    line.bye('removed');
    return;
  }
  const { theirs, phone } = lending;
  const before = core.match().log.length;
  // Another phone may have lent something meanwhile.
  const log = desk.gathering && before === lending.from ? adopted(core.copy(), lending, lent) : null;
  if (log) await take(core, log).catch((error: unknown) => core.explain(error));
  if (log ? core.match() === log.match : before > lending.from)
    await catchesUp(core, line, phone, theirs, null);
  else enters(core, line, phone, agreement(theirs, desk.outline(core.match())));
}

/** The eras are stored first: after every step it is a log that was. */
async function take(core: Core, { match, eras }: Adopted): Promise<void> {
  const { desk, table } = core;
  const from = core.match().log.length;
  await desk.file({ eras });
  await table.journal.append(match, from);
  // Before the entries: whose they are.
  for (const line of desk.allIn())
    if (line.phone !== null) line.outbox.begin(desk.welcome(match, line.phone, from));
  core.replace(match);
}

/** N23 */
function enters(core: Core, line: Line, phone: number, from: number): void {
  const { desk } = core;
  line.phone = phone;
  if (line.state === 'gone') {
    if (!desk.here(phone) && seatsOfPhone(desk.papers.places, phone).length > 0) core.standIns.away(phone);
    return;
  }
  const older = desk.lineOf(phone);
  line.state = 'in';
  core.trace.tell({ kind: 'phone-in', phone });
  desk.enter(phone, line);
  older?.drop();
  core.standIns.back(phone);
  line.outbox.begin(desk.welcome(core.match(), phone, from));
  core.spread();
  core.gatheredAll();
}
