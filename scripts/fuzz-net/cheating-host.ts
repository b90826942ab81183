import { botFor } from '../../src/engine/bots';
import { rolled } from '../../src/engine/chance';
import { writeEntry } from '../../src/engine/codec';
import type { Seat } from '../../src/engine/game';
import { type AnyMatch, commit, viewOf } from '../../src/engine/match';
import { pick, seeded, type Uniform } from '../../src/engine/random';
import { writeRecord } from '../../src/engine/record';
import { shortDigestOf } from '../../src/net/protocol/digest';
import { packEntries } from '../../src/net/protocol/entries';
import { writeFromHost } from '../../src/net/protocol/from-host';
import { truncateLog } from '../../src/net/protocol/log';
import { outlineOf } from '../../src/net/protocol/log-outline';
import type { FromHost } from '../../src/net/protocol/message';
import type { Membership } from '../../src/net/session/membership';
import { changeHost } from './changing-host';
import { checkEnd } from './check';
import type { Proposed } from './deciding';
import type { Phone } from './phone';
import { settled } from './virtual-time';
import { World } from './world';

/** The number of entries that a cheating host plays ahead at most. */
const MOST_AHEAD = 40;

/** The code with which the guest left the cheating host. Null if the host could not cheat at this table. */
export type Caught = 'net.rewound' | 'net.foreign-move' | null;

interface Cheated {
  readonly world: World;
  readonly random: Uniform;
  readonly victim: Phone;
  readonly match: AnyMatch;
  readonly membership: Membership;
  tell(message: FromHost): Promise<void>;
}

/** N31: a host that gives a guest a shorter log of its own era, or another one that is as long. */
export async function hostThatRewinds(seed: number): Promise<Caught> {
  const cheated = await cheat(seed);
  if (!cheated || cheated.match.log.length === 0) return null;
  const { random, match, membership, tell } = cheated;
  const kept = truncateLog(match, random(match.log.length));
  if (!kept) throw new Error('the log is no game');
  let other = kept;
  if (random(2) === 0) {
    while (other.log.length < match.log.length && isOn(other)) other = withNext(other, random);
    // By chance it may be the same game.
    if (writeRecord(other) === writeRecord(match)) other = kept;
  }
  await tell(welcomeOf(other, membership, 0));
  const { bytes: entries } = packEntries(other.game, other.log, 0, 60_000);
  await tell({ kind: 'commit', index: 0, entries, digest: shortDigestOf(other.state) });
  return caught(cheated, 'net.rewound');
}

/** N32: a host that plays on for a guest that is connected and proposes nothing. */
export async function hostThatPlaysForGuests(seed: number): Promise<Caught> {
  const cheated = await cheat(seed);
  if (!cheated) return null;
  const { world, random, victim, match, membership, tell } = cheated;
  const own = seatsOf(victim, membership);
  // The host may enter a proposal of this guest that did not arrive: that is no cheating.
  const undecided = ({ seat, at }: Proposed): boolean =>
    own.includes(seat) && match.log.slice(at).every((entry) => entry.seat !== seat);
  if (world.proposed.some(undecided)) return null;
  let ahead = match;
  while (ahead.log.length < match.log.length + MOST_AHEAD && isOn(ahead)) {
    ahead = withNext(ahead, random);
    const index = ahead.log.length - 1;
    const last = ahead.log[index];
    if (!last) throw new Error('nothing was played');
    // Only the other phones could notice false entries for their seats, so these count as proposed.
    world.proposed.push({ seat: last.seat, at: index, moves: [match.game.notation.format(last.move)] });
    const entry = writeEntry(ahead.game, last);
    await tell({ kind: 'entry', index: index & 0xff, entry, digest: shortDigestOf(ahead.state) });
    if (own.includes(last.seat) && !mayHaveWaited(match, ahead, membership)) {
      return caught({ ...cheated, match: { ...ahead, log: ahead.log.slice(0, -1) } }, 'net.foreign-move');
    }
    if (victim.guest?.state() !== 'in') throw new Error(`seed ${seed}: the guest left for nothing`);
  }
  return null;
}

/** Plays at a table for a while, and then connects a guest to the cheating host. */
async function cheat(seed: number): Promise<Cheated | null> {
  const world = new World({ seed, steps: 0 });
  const random = seeded(-seed);
  await world.rest();
  for (let count = 0; count < 30; count += 1) await world.goOn();
  await world.rest();
  const host = world.hosts()[0]?.host;
  if (!host) throw new Error('nobody hosts');
  const membership = host.membership();
  const { match } = host.session.view();
  const victims = world.phones.filter(
    (phone) => phone.guest?.state() === 'in' && seatsOf(phone, membership).length > 0,
  );
  if (victims.length === 0) return null;
  const victim = pick(victims, random);
  const send = world.cables.pretend(victim);
  const tell = async (message: FromHost): Promise<void> => {
    const phone = victim.guest?.copy()?.membership.me ?? 0;
    send(writeFromHost(message.kind === 'welcome' ? { ...message, phone } : message));
    await world.settleBriefly();
    await world.settleBriefly();
  };
  await tell(welcomeOf(match, membership, match.log.length));
  return { world, random, victim, match, membership, tell };
}

/**
 * Checks that the guest has left the host and shows the reason. Then a guest hosts the table, and the host that
 * cheated follows it.
 */
async function caught({ world, victim, match }: Cheated, code: NonNullable<Caught>): Promise<Caught> {
  const notice = victim.guest?.session()?.view().room?.notice?.code;
  if (victim.guest?.state() !== 'out' || notice !== code)
    throw new Error(`seed ${world.plan.seed}: the guest is ${victim.guest?.state()} and says ${notice}`);
  const kept = victim.guest.copy()?.match;
  if (!kept || kept.log.length !== match.log.length)
    throw new Error(`seed ${world.plan.seed}: it kept another log`);
  const [first] = world.hosts();
  if (first) world.kill(first);
  for (let count = 0; count < 60 && world.hosts().length === 0; count += 1) {
    world.clock.pass(1000);
    await settled();
    changeHost(world);
    await settled();
  }
  await world.rest();
  const era = world.hosts()[0]?.era()?.number ?? 0;
  if (era < 2) throw new Error(`seed ${world.plan.seed}: nobody else hosts`);
  checkEnd(world);
  return code;
}

function seatsOf(phone: Phone, { assignments }: Membership): readonly Seat[] {
  const me = phone.guest?.copy()?.membership.me;
  return assignments.flatMap((each, seat) => (each.phone === me && each.bot === null ? [seat] : []));
}

/** Whether the guest may have decided the entry before a restart of its app, so that it can't judge it. */
function mayHaveWaited(before: AnyMatch, { log }: AnyMatch, { realDice }: Membership): boolean {
  const turn = before.game.turn(before.state).length;
  const since = log.slice(before.log.length);
  const last = since.at(-1);
  if (turn > 1 && since.length <= turn) return true;
  return realDice && since.slice(0, -1).every(({ seat, dice }) => seat === last?.seat && dice.length === 0);
}

const isOn = ({ game, state }: AnyMatch): boolean => game.turn(state).length > 0;

function withNext(match: AnyMatch, random: Uniform): AnyMatch {
  const { game, state } = match;
  const [seat = 0] = game.turn(state);
  const move = botFor(game, 'random').choose(viewOf(game, state, seat), seat, random);
  const next = commit(match, seat, move, rolled(random));
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}

function welcomeOf(match: AnyMatch, membership: Membership, from: number): FromHost {
  const { table, era, realDice, paused, assignments, phones } = membership;
  const { game, opening } = match;
  return {
    kind: 'welcome',
    phone: 0,
    table,
    realDice,
    era,
    opening: {
      game: game.id,
      options: JSON.stringify(opening.options),
      names: opening.names,
      start: opening.start,
    },
    ...outlineOf({ match, membership }),
    from,
    seats: { paused, assignments, phones: phones.map((phone) => ({ ...phone, here: true })) },
  };
}
