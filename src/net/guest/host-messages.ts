import type { Refusal } from '../../engine/refusal';
import { packEntries } from '../protocol/entries';
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
import { applyLogPart, applySeats, applyWelcome } from './log-updates';
import type { Replica } from './replica';
import { wantedDice } from './wanted-dice';

type Of<Kind> = Extract<FromHost, { kind: Kind }>;

const LENT_BYTES = 16_384;
/** After a `bye` with one of these reasons a guest does not reconnect. */
const FINAL_REASONS = ['version', 'removed', 'closed', 'differs', 'other-table'];

/** Handles a message from the host. Null stands for one that can't be read. */
export function handleMessage(replica: Replica, message: FromHost | OtherVersion | null): void {
  if (message === null) replica.leave('out', netReasons.broken);
  else if (message.kind === 'other-version') replica.leave('gone', versionNotice(message.version));
  else if (message.kind === 'bye') onBye(replica, message);
  else if (message.kind === 'welcome') onWelcome(replica, message);
  else if (message.kind === 'lend') onLend(replica, message);
  else if (replica.copy && replica.state !== 'asking') onTableMessage(replica, replica.copy, message);
}

function onBye(replica: Replica, { reason, version }: Of<'bye'>): void {
  const notice = reason === 'version' ? versionNotice(version) : netReasons[reason];
  replica.leave(FINAL_REASONS.includes(reason) ? 'gone' : 'out', notice);
}

const versionNotice = (theirs: number): Refusal =>
  netReasons[theirs > VERSION ? 'old-app-here' : 'old-app-there'];

/** N16, N19: takes the host's log up to where both agree, and gives up the rest of its own. */
function onWelcome(replica: Replica, message: Of<'welcome'>): void {
  const before = replica.copy;
  const copy = applyWelcome(before, message, replica.deps.table);
  if (copy === 'missing') replica.resyncFrom(before?.match.log.length ?? 0);
  else if (typeof copy === 'string') replica.leave(copy === 'differs' ? 'gone' : 'out', netReasons[copy]);
  else {
    if (before && copy.match.log.length < before.match.log.length) {
      replica.store.rewind(copy.match.log.length);
      replica.requests.rewound(copy.match.log.length);
      replica.rewound += 1;
    }
    replica.copy = copy;
    replica.target = message.length;
    replica.state = 'catching-up';
    replica.resyncing = false;
    replica.held = [];
    replica.wanted = null;
    setPresent(replica, message.seats);
    replica.advance();
  }
}

function setPresent(replica: Replica, { phones }: SeatsTable): void {
  replica.here = new Set(phones.filter(({ here }) => here).map(({ number }) => number));
}

function onTableMessage(
  replica: Replica,
  copy: TableCopy,
  message: Exclude<FromHost, Of<'welcome' | 'bye' | 'lend'>>,
): void {
  switch (message.kind) {
    case 'entry':
    case 'commit':
    case 'part':
      onLogPart(replica, copy, message);
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
}

function onSeats(replica: Replica, copy: TableCopy, seats: SeatsTable): void {
  if (seats.assignments.length !== copy.membership.assignments.length) {
    replica.leave('out', netReasons.broken);
    return;
  }
  replica.copy = applySeats(copy, seats);
  setPresent(replica, seats);
  replica.advance();
}

/** N12: adds entries to the copy. After a difference it asks for the whole log once. */
function onLogPart(replica: Replica, copy: TableCopy, part: LogPart): void {
  if (replica.resyncing) return;
  const next = applyLogPart(copy.match, part);
  if (next.kind === 'missing') replica.resyncFrom(copy.match.log.length);
  else if (next.kind === 'extended') {
    replica.copy = { ...copy, match: next.match };
    if (part.kind !== 'part') {
      replica.mismatched = false;
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
