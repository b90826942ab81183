import type { Illegal } from '../../engine/refusal';
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
import type { Copy } from '../session/table-journal';
import { added, welcomed, withSeats } from './log-updates';
import type { GuestCore } from './replica';
import { wantedDice } from './wanted-dice';

type Of<Kind> = Extract<FromHost, { kind: Kind }>;

const LENT_BYTES = 16_384;
const FOR_GOOD = ['version', 'removed', 'closed', 'differs', 'other-table'];

/** What the host says; null: what can't be read. */
export function hears(core: GuestCore, message: FromHost | OtherVersion | null): void {
  if (message === null) core.leave('out', netReasons.broken);
  else if (message.kind === 'other-version') core.leave('gone', versionNotice(message.version));
  else if (message.kind === 'bye') bye(core, message);
  else if (message.kind === 'welcome') welcome(core, message);
  else if (message.kind === 'lend') lend(core, message);
  else if (core.copy && core.state !== 'asking') follow(core, core.copy, message);
}

function bye(core: GuestCore, { reason, version }: Of<'bye'>): void {
  const notice = reason === 'version' ? versionNotice(version) : netReasons[reason];
  core.leave(FOR_GOOD.includes(reason) ? 'gone' : 'out', notice);
}

const versionNotice = (theirs: number): Illegal =>
  netReasons[theirs > VERSION ? 'old-app-here' : 'old-app-there'];

/** N16, N19 */
function welcome(core: GuestCore, message: Of<'welcome'>): void {
  const before = core.copy;
  const copy = welcomed(before, message, core.table.table);
  if (copy === 'missing') core.askFrom(before?.match.log.length ?? 0);
  else if (typeof copy === 'string') core.leave(copy === 'differs' ? 'gone' : 'out', netReasons[copy]);
  else {
    if (before && copy.match.log.length < before.match.log.length) {
      core.keeping.rewind(copy.match.log.length);
      core.pending.rewound(copy.match.log.length);
      core.rewound += 1;
    }
    core.copy = copy;
    core.target = message.length;
    core.state = 'catching-up';
    core.asked = false;
    core.held = [];
    core.wanted = null;
    areHere(core, message.seats);
    core.arrive();
  }
}

function areHere(core: GuestCore, { phones }: SeatsTable): void {
  core.here = new Set(phones.filter(({ here }) => here).map(({ number }) => number));
}

function follow(
  core: GuestCore,
  copy: Copy,
  message: Exclude<FromHost, Of<'welcome' | 'bye' | 'lend'>>,
): void {
  switch (message.kind) {
    case 'entry':
    case 'commit':
    case 'part':
      take(core, copy, message);
      break;
    case 'answer': {
      const { id, code, values } = message;
      core.pending.answer(id, code === '' ? null : refusalOf(copy.match.game, code, values));
      break;
    }
    case 'seats':
      reseat(core, copy, message.seats);
      break;
    case 'held':
      core.say({ held: message.seats });
      break;
    case 'wanted':
      core.say({ wanted: message.wanted && wantedDice(copy.match, message.wanted) });
      break;
    case 'pong':
      break;
  }
}

function reseat(core: GuestCore, copy: Copy, seats: SeatsTable): void {
  if (seats.places.length !== copy.papers.places.length) {
    core.leave('out', netReasons.broken);
    return;
  }
  core.copy = withSeats(copy, seats);
  areHere(core, seats);
  core.arrive();
}

/** N12 */
function take(core: GuestCore, copy: Copy, part: LogPart): void {
  if (core.asked) return;
  const next = added(copy.match, part);
  if (next.kind === 'missing') core.askFrom(copy.match.log.length);
  else if (next.kind === 'more') {
    core.copy = { ...copy, match: next.match };
    if (part.kind !== 'part') {
      core.doubted = false;
      core.held = [];
      core.wanted = null;
    }
    core.arrive();
  } else if (core.doubted) core.leave('gone', netReasons.differs);
  else {
    core.doubted = true;
    core.askFrom(0);
  }
}

/** N18 */
function lend(core: GuestCore, { from }: Of<'lend'>): void {
  const { copy } = core;
  if (core.state !== 'asking' || !copy || from > copy.match.log.length) {
    core.leave('out', netReasons.broken);
    return;
  }
  const { match } = copy;
  const { bytes: entries } = packEntries(match.game, match.log, from, LENT_BYTES);
  core.wire?.send({ kind: 'lent', from, eras: outlineOf(copy).eras, entries });
}
