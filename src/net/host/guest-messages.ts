import { parseMove } from '../../engine/game';
import { matchReasons } from '../../engine/match';
import { type Illegal, refused } from '../../engine/refusal';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import { comesBack, lends, sits } from './admission';
import type { Line } from './guest-connection';
import type { Core, Done } from './hosted-table';
import { gotUp, named } from './seating';

/** What a guest says that the line has let through. */
export function hears(core: Core, line: Line, message: FromGuest): void {
  line.open += 1;
  const judged = core.inTurn(async () => {
    if (line.state !== 'gone' && !core.desk.down) await judges(core, line, message);
  });
  // Whatever goes wrong with what one phone asked is between it and the host.
  void judged
    .catch((error: unknown) => {
      core.trace.tell({ kind: 'caught', where: 'request', error });
      line.bye('broken');
    })
    .finally(() => {
      line.open -= 1;
    });
}

async function judges(core: Core, line: Line, message: FromGuest): Promise<void> {
  const { phone } = line;
  if (message.kind === 'sit') return sits(core, line, message);
  if (message.kind === 'back') return comesBack(core, line, message);
  if (message.kind === 'lent') return lends(core, line, message);
  if (phone === null) return;
  switch (message.kind) {
    case 'propose':
      return answer(core, line, message, await proposes(core, phone, message));
    case 'tap':
      return answer(core, line, message, await core.tapIn(phone, message.values));
    case 'take-back':
      return core.takeBack(phone);
    case 'name':
      return answer(core, line, message, await renames(core, phone, message));
    case 'ask': {
      const match = core.match();
      line.outbox.begin(core.desk.welcome(match, phone, Math.min(message.from, match.log.length)));
      return;
    }
    case 'leave':
      await removes(core, phone);
      line.drop();
  }
}

function answer(
  core: Core,
  line: Line,
  { kind, id }: Extract<FromGuest, { readonly id: number }>,
  done: Done,
): void {
  if (!done.ok) core.trace.tell({ kind: 'refused', what: kind, code: done.illegal.code });
  line.outbox.answer(id, done.ok ? null : done.illegal);
}

async function proposes(
  core: Core,
  phone: number,
  { seat, at, moves: texts }: Extract<FromGuest, { kind: 'propose' }>,
): Promise<Done> {
  const { notation } = core.match().game;
  const moves: unknown[] = [];
  for (const text of texts) {
    const move = parseMove(notation, text);
    if (move === null) return refused(matchReasons['unknown-move']);
    moves.push(move);
  }
  return core.propose(phone, seat, moves, at);
}

async function renames(
  core: Core,
  phone: number,
  { seat, name }: Extract<FromGuest, { kind: 'name' }>,
): Promise<Done> {
  const { places } = core.desk.papers;
  if (places[seat]?.phone !== phone) return refused(netReasons['not-yours']);
  return core.change({ places: named(places, seat, name) });
}

/** N6: its seats open, its key is forgotten. */
export async function removes(core: Core, phone: number): Promise<Done> {
  const { places, phones, me } = core.desk.papers;
  const no: Illegal | null =
    phone === me || !phones.some(({ number }) => number === phone) ? netReasons['no-such-phone'] : null;
  if (no) return refused(no);
  core.standIns.back(phone);
  return core.change({
    places: gotUp(places, phone),
    phones: phones.filter(({ number }) => number !== phone),
  });
}
