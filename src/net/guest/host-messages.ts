import type { Refusal } from '../../engine/refusal';
import { packEntries } from '../protocol/entries';
import { sameEra } from '../protocol/eras';
import { outlineOf } from '../protocol/log-outline';
import {
  type FromHost,
  type LogPart,
  type OtherVersion,
  type SeatsTable,
  VERSION,
} from '../protocol/message';
import { netReasons, refusalOf } from '../protocol/net-reasons';
import type { TableCopy } from '../session/table-journal';
import { applyLogPart, type LogUpdate } from './log-parts';
import { applySeats, applyWelcome } from './log-updates';
import { beginOfEra, firstDifference, hasOtherAnchor, takesBack } from './received-log';
import type { Replica } from './replica';
import { wantedDice } from './wanted-dice';

type Of<Kind> = Extract<FromHost, { kind: Kind }>;

const LENT_BYTES = 16_384;
/** After a `bye` with one of these reasons a guest does not reconnect. */
const FINAL_REASONS = ['version', 'removed', 'closed', 'differs', 'other-table'];

/**
 * Handles a message from the host. Null stands for one that can't be read. Returns a promise if later messages
 * have to wait.
 */
export function handleMessage(
  replica: Replica,
  message: FromHost | OtherVersion | null,
  isCurrent: () => boolean,
): Promise<void> | undefined {
  if (message === null) replica.leave('out', netReasons.broken);
  else if (message.kind === 'other-version') replica.leave('gone', versionNotice(message.version));
  else if (message.kind === 'bye') onBye(replica, message);
  else if (message.kind === 'welcome') onWelcome(replica, message);
  else if (message.kind === 'lend') onLend(replica, message);
  else if (replica.copy && replica.state !== 'asking')
    return onTableMessage(replica, replica.copy, message, isCurrent);
  return undefined;
}

function onBye(replica: Replica, { reason, version }: Of<'bye'>): void {
  const notice = reason === 'version' ? versionNotice(version) : netReasons[reason];
  replica.leave(FINAL_REASONS.includes(reason) ? 'gone' : 'out', notice);
}

const versionNotice = (theirs: number): Refusal =>
  netReasons[theirs > VERSION ? 'old-app-here' : 'old-app-there'];

/**
 * N16, N19, N31: keeps the log up to where it agrees with the host's. If the host is a new one, gives up the rest.
 */
function onWelcome(replica: Replica, message: Of<'welcome'>): void {
  const { distrusted, copy: current } = replica;
  const isSameHost = current !== null && sameEra(current.membership.era, message.era);
  if (!isSameHost) replica.restore();
  const before = replica.before ?? replica.copy;
  if (distrusted && sameEra(distrusted.era, message.era)) {
    replica.leave('out', distrusted.why);
    return;
  }
  const copy = applyWelcome(replica.copy, message, replica.deps.table);
  if (copy === 'missing') replica.resyncFrom(replica.copy?.match.log.length ?? 0);
  else if (typeof copy === 'string') replica.leave(copy === 'differs' ? 'gone' : 'out', netReasons[copy]);
  else if (before && takesBack(message, before, copy)) replica.distrust(message.era, netReasons.rewound);
  else if (before && hasOtherAnchor(before, copy)) replica.distrust(message.era, netReasons['false-link']);
  else {
    if (before && copy.match.log.length < before.match.log.length) {
      if (isSameHost) replica.before = before;
      else replica.rewind(copy.match.log.length);
    }
    const here = phonesHere(message.seats);
    if (isSameHost && replica.welcomed) {
      replica.ownMoves.follow(copy.membership, message.length);
      replica.present.change(here);
    } else {
      replica.ownMoves.begin(copy.membership, message.length);
      replica.ownLinks.begin(message.length);
      replica.present.begin(here);
    }
    replica.welcomed = true;
    replica.copy = copy;
    replica.target = message.length;
    replica.state = 'catching-up';
    replica.resyncing = false;
    replica.held = [];
    replica.wanted = null;
    replica.middle = message.seats.middle;
    replica.advance();
  }
}

const phonesHere = ({ phones }: SeatsTable): ReadonlySet<number> =>
  new Set(phones.filter(({ here }) => here).map(({ number }) => number));

function onTableMessage(
  replica: Replica,
  copy: TableCopy,
  message: Exclude<FromHost, Of<'welcome' | 'bye' | 'lend'>>,
  isCurrent: () => boolean,
): Promise<void> | undefined {
  switch (message.kind) {
    case 'entry':
    case 'commit':
    case 'part':
    case 'roll':
      return onLogPart(replica, copy, message, isCurrent);
    case 'call':
      onCall(replica, copy, message);
      break;
    case 'answer': {
      const { id, code, values } = message;
      replica.requests.answer(id, code === '' ? null : refusalOf(copy.match.game, code, values));
      break;
    }
    case 'seats':
      onSeats(replica, copy, message.seats);
      break;
    case 'held':
      replica.update({ held: message.seats });
      break;
    case 'wanted':
      replica.update({ wanted: message.wanted && wantedDice(copy.match, message.wanted) });
      break;
    case 'pong':
      break;
  }
  return undefined;
}

/** N36: witnesses a roll of the host's side. */
function onCall(replica: Replica, copy: TableCopy, call: Of<'call'>): void {
  if (replica.resyncing) return;
  const link = replica.ownLinks.answer(copy, call);
  replica.connection?.send({ kind: 'link', roll: call.roll, link });
}

function onSeats(replica: Replica, copy: TableCopy, seats: SeatsTable): void {
  if (seats.assignments.length !== copy.membership.assignments.length) {
    replica.leave('out', netReasons.broken);
    return;
  }
  const next = applySeats(copy, seats);
  replica.copy = next;
  replica.ownMoves.follow(next.membership, next.match.log.length);
  replica.middle = seats.middle;
  replica.present.change(phonesHere(seats));
  replica.advance();
}

/** N12: adds entries to the copy. After a difference it asks for the whole log once. */
function onLogPart(
  replica: Replica,
  copy: TableCopy,
  part: LogPart,
  isCurrent: () => boolean,
): Promise<void> | undefined {
  if (replica.resyncing) return undefined;
  const update = applyLogPart(copy, part, replica.runSteps);
  if (!(update instanceof Promise)) {
    onLogUpdate(replica, copy, part, update);
    return undefined;
  }
  return update.then((done) => {
    if (isCurrent()) onLogUpdate(replica, copy, part, done);
  });
}

function onLogUpdate(replica: Replica, copy: TableCopy, part: LogPart, next: LogUpdate): void {
  if (next.kind === 'missing') replica.resyncFrom(copy.match.log.length);
  else if (next.kind === 'false-link' || next.kind === 'false-dice')
    replica.distrust(copy.membership.era, netReasons[next.kind]);
  else if (next.kind === 'extended') {
    const extended = { ...copy, match: next.match };
    const from = copy.match.log.length;
    const why = brokenRule(replica, from, extended);
    if (why) {
      replica.distrust(copy.membership.era, why);
      return;
    }
    compareWithBefore(replica, from, extended);
    replica.copy = extended;
    if (part.kind !== 'part') {
      replica.mismatched = false;
      replica.present.committed();
      replica.held = [];
      replica.wanted = null;
    }
    replica.advance();
  } else if (replica.mismatched) replica.leave('gone', netReasons.differs);
  else {
    replica.mismatched = true;
    replica.resyncFrom(0);
  }
}

/** N31, N32, N36, N37, N40: the rule that the host breaks with the entries that it added; null if it keeps them. */
function brokenRule(
  { before, mismatched, ownMoves, ownLinks, present }: Replica,
  from: number,
  extended: TableCopy,
): Refusal | null {
  if (before) {
    // N12: after a digest that differed, the entries of earlier hosts may be different ones.
    const firm = Math.max(from, mismatched ? beginOfEra(before) : 0);
    if (firstDifference(before.match, extended.match, firm) !== null) return netReasons.rewound;
  }
  const known = before?.match.log.length ?? 0;
  if (ownMoves.missesIn(extended, Math.max(from, known))) return netReasons['foreign-move'];
  return ownLinks.judge(extended, from, present.mayWitness);
}

/** N31: compares the entries that the host sends again with the earlier ones. */
function compareWithBefore(replica: Replica, from: number, { match }: TableCopy): void {
  const { before } = replica;
  if (!before) return;
  replica.differsFrom ??= firstDifference(before.match, match, from);
  if (match.log.length < before.match.log.length) return;
  const { differsFrom } = replica;
  replica.before = null;
  replica.differsFrom = null;
  if (differsFrom !== null) replica.rewind(differsFrom);
}

/** N18: sends a new host the entries that it lacks. */
function onLend(replica: Replica, { from }: Of<'lend'>): void {
  const { copy } = replica;
  if (replica.state !== 'asking' || !copy || from > copy.match.log.length) {
    replica.leave('out', netReasons.broken);
    return;
  }
  const { match } = copy;
  const { bytes: entries } = packEntries(match.game, match.log, from, LENT_BYTES);
  replica.connection?.send({ kind: 'lent', from, eras: outlineOf(copy).eras, entries });
}
