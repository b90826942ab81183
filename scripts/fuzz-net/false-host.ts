import { botFor } from '../../src/engine/bots';
import { type Chance, rolled } from '../../src/engine/chance';
import type { SeatMove } from '../../src/engine/codec';
import type { Seat } from '../../src/engine/game';
import { type AnyMatch, commit, viewOf } from '../../src/engine/match';
import { pick, seeded, type Uniform } from '../../src/engine/random';
import { Chain } from '../../src/net/dice/chain';
import { readFromGuest } from '../../src/net/protocol/from-guest';
import { writeFromHost } from '../../src/net/protocol/from-host';
import { outlineOf } from '../../src/net/protocol/log-outline';
import type { FromHost } from '../../src/net/protocol/message';
import type { Membership, Phone as PhoneAtTable } from '../../src/net/session/membership';
import type { PretendedHost } from './cables';
import { changeHost } from './changing-host';
import { checkEnd } from './check';
import type { Phone } from './phone';
import { settled } from './virtual-time';
import { World } from './world';

/** The code with which the guest left the cheating host. Null if the host could not cheat at this table. */
export type Caught = string | null;

export interface Cheated {
  readonly world: World;
  readonly random: Uniform;
  readonly victim: Phone;
  readonly match: AnyMatch;
  readonly membership: Membership;
  /** The real chain of the host. */
  readonly chain: Chain;
  /** The last link that the guest has sent for a roll; null if it refused. */
  link(): Uint8Array | null;
  tell(message: FromHost): Promise<void>;
  /** Cuts the channel, and opens another one, on which this is the log. */
  cutAndWelcome(match: AnyMatch, from: number): Promise<void>;
}

/** Plays at a table for a while, and then connects a guest to the cheating host. */
export async function cheat(seed: number): Promise<Cheated | null> {
  const world = new World({ seed, steps: 0 });
  const random = seeded(-seed);
  await world.rest();
  for (let count = 0; count < 30; count += 1) await world.goOn();
  await world.rest();
  const [hosting] = world.hosts();
  const host = hosting?.host;
  if (!hosting || !host) throw new Error('nobody hosts');
  const membership = host.membership();
  const { match } = host.session.view();
  const victims = world.phones.filter(
    (phone) => phone.guest?.state() === 'in' && seatsOf(phone, membership).length > 0,
  );
  if (victims.length === 0) return null;
  const victim = pick(victims, random);
  let link: Uint8Array | null = null;
  const pretend = (): PretendedHost =>
    world.cables.pretend(victim, (message) => {
      const read = readFromGuest(message);
      if (read?.kind === 'link') link = read.link;
    });
  let pretended = pretend();
  const { table, era } = membership;
  const chain = new Chain({ table, era, phone: era.phone }, hosting.key);
  const tell = async (message: FromHost): Promise<void> => {
    const phone = victim.guest?.copy()?.membership.me ?? 0;
    pretended.send(writeFromHost(message.kind === 'welcome' ? { ...message, phone } : message));
    await world.settleBriefly();
    await world.settleBriefly();
  };
  const welcome = (log: AnyMatch, from: number): Promise<void> =>
    tell(welcomeOf(log, membership, from, chain.link(0)));
  const cutAndWelcome = async (log: AnyMatch, from: number): Promise<void> => {
    pretended.cut();
    await world.settleBriefly();
    pretended = pretend();
    await welcome(log, from);
  };
  await welcome(match, match.log.length);
  return { world, random, victim, match, membership, chain, link: () => link, tell, cutAndWelcome };
}

/**
 * Checks that the guest has left the host and shows the reason. Then a guest hosts the table, and the host that
 * cheated follows it.
 */
export async function caught({ world, victim, match }: Cheated, code: NonNullable<Caught>): Promise<Caught> {
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

export function seatsOf(phone: Phone, { assignments }: Membership): readonly Seat[] {
  const me = phone.guest?.copy()?.membership.me;
  return assignments.flatMap((each, seat) => (each.phone === me && each.bot === null ? [seat] : []));
}

/** Phones that the cheating host shows as connected, and that do not exist. */
export const STRANGERS: readonly PhoneAtTable[] = [250, 251, 252].map((number) => ({
  number,
  key: new Uint8Array(32).fill(number),
  address: null,
}));

const asHere = (phone: PhoneAtTable) => ({ ...phone, here: true });

export const isOn = ({ game, state }: AnyMatch): boolean => game.turn(state).length > 0;

/** A random move of the first seat in turn. */
export function nextMove({ game, state }: AnyMatch, random: Uniform): SeatMove {
  const [seat = 0] = game.turn(state);
  return { seat, move: botFor(game, 'random').choose(viewOf(game, state, seat), seat, random) };
}

export function played(match: AnyMatch, { seat, move }: SeatMove, chance: Chance): AnyMatch {
  const next = commit(match, seat, move, chance);
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}

export const withNext = (match: AnyMatch, random: Uniform): AnyMatch =>
  played(match, nextMove(match, random), rolled(random));

export function welcomeOf(
  match: AnyMatch,
  membership: Membership,
  from: number,
  anchor: Uint8Array,
): FromHost {
  const { table, era, realDice, paused, assignments, phones } = membership;
  const { game, opening } = match;
  return {
    kind: 'welcome',
    phone: 0,
    table,
    realDice,
    era,
    anchor,
    opening: {
      game: game.id,
      options: JSON.stringify(opening.options),
      names: opening.names,
      start: opening.start,
    },
    ...outlineOf({ match, membership }),
    from,
    seats: { paused, middle: null, assignments, phones: [...phones, ...STRANGERS].map(asHere) },
  };
}
