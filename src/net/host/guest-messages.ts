import { parseMove } from '../../engine/game';
import { matchReasons } from '../../engine/match';
import { type Refusal, refused } from '../../engine/refusal';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import { onBack, onLent, onSit } from './admission';
import type { GuestConnection } from './guest-connection';
import type { Done, HostedTable } from './hosted-table';
import { lieInMiddle } from './middle';
import { withName, withOpenSeats } from './seating';

/** Handles a guest's message that its connection has accepted, in turn with all others. */
export function handleMessage(hosted: HostedTable, connection: GuestConnection, message: FromGuest): void {
  if (message.kind === 'link') {
    // A roll waits for it, and everything else waits for the roll.
    if (connection.phone !== null) hosted.witnesses.answer(connection.phone, message.roll, message.link);
    return;
  }
  connection.unanswered += 1;
  const handled = hosted.inTurn(async () => {
    if (connection.state !== 'gone' && !hosted.roster.down) await dispatch(hosted, connection, message);
  });
  // An error in one guest's request ends that guest's connection, not the host.
  void handled
    .catch((error: unknown) => {
      hosted.trace.tell({ kind: 'caught', where: 'request', error });
      connection.bye('broken');
    })
    .finally(() => {
      connection.unanswered -= 1;
    });
}

async function dispatch(hosted: HostedTable, connection: GuestConnection, message: FromGuest): Promise<void> {
  const { phone } = connection;
  if (message.kind === 'sit') return onSit(hosted, connection, message);
  if (message.kind === 'back') return onBack(hosted, connection, message);
  if (message.kind === 'lent') return onLent(hosted, connection, message);
  if (phone === null) return;
  switch (message.kind) {
    case 'propose':
      return answer(hosted, connection, message, await onPropose(hosted, phone, message));
    case 'tap':
      return answer(hosted, connection, message, await hosted.tapIn(phone, message.values));
    case 'take-back':
      return hosted.takeBack(phone);
    case 'name':
      return answer(hosted, connection, message, await onRename(hosted, phone, message));
    case 'middle':
      return answer(hosted, connection, message, await lieInMiddle(hosted, phone, message.lies));
    case 'ask': {
      const match = hosted.match();
      connection.outbox.begin(hosted.roster.welcome(match, phone, Math.min(message.from, match.log.length)));
      return;
    }
    case 'leave':
      await removePhone(hosted, phone);
      connection.drop();
  }
}

function answer(
  hosted: HostedTable,
  connection: GuestConnection,
  { kind, id }: Extract<FromGuest, { readonly id: number }>,
  done: Done,
): void {
  if (!done.ok) hosted.trace.tell({ kind: 'refused', what: kind, code: done.refusal.code });
  connection.outbox.answer(id, done.ok ? null : done.refusal);
}

async function onPropose(
  hosted: HostedTable,
  phone: number,
  { seat, at, moves: texts, link }: Extract<FromGuest, { kind: 'propose' }>,
): Promise<Done> {
  const { notation } = hosted.match().game;
  const moves: unknown[] = [];
  for (const text of texts) {
    const move = parseMove(notation, text);
    if (move === null) return refused(matchReasons['unknown-move']);
    moves.push(move);
  }
  return hosted.propose(phone, seat, moves, at, link && { phone, ...link });
}

async function onRename(
  hosted: HostedTable,
  phone: number,
  { seat, name }: Extract<FromGuest, { kind: 'name' }>,
): Promise<Done> {
  const { assignments } = hosted.roster.membership;
  if (assignments[seat]?.phone !== phone) return refused(netReasons['not-yours']);
  return hosted.change({ assignments: withName(assignments, seat, name) });
}

/** N6: removes a phone: its seats are open, its key is forgotten. */
export async function removePhone(hosted: HostedTable, phone: number): Promise<Done> {
  const { assignments, phones, me } = hosted.roster.membership;
  const no: Refusal | null =
    phone === me || !phones.some(({ number }) => number === phone) ? netReasons['no-such-phone'] : null;
  if (no) return refused(no);
  hosted.standIns.back(phone);
  return hosted.change({
    assignments: withOpenSeats(assignments, phone),
    phones: phones.filter(({ number }) => number !== phone),
  });
}
