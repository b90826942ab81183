import { rolled } from '../../src/engine/chance';
import type { SeatMove } from '../../src/engine/codec';
import type { AnyMatch } from '../../src/engine/match';
import { HOST_LINK_BYTES, LINK_BYTES, type WitnessKind } from '../../src/engine/roll-proof';
import { inOrder, rollsOf } from '../../src/net/dice/rolls';
import { shortDigestOf } from '../../src/net/protocol/digest';
import { packEntries } from '../../src/net/protocol/entries';
import type { Call, FromHost } from '../../src/net/protocol/message';
import { rolls, withProof } from '../../src/net/session/cast-roll';
import {
  type Caught,
  type Cheated,
  caught,
  cheat,
  isOn,
  nextMove,
  played,
  STRANGERS,
  seatsOf,
} from './false-host';
import {
  callFor,
  linkFor,
  numberOf,
  plain,
  type Told,
  withLink,
  withMissed,
  witnessed,
} from './witnessed-entry';

const MOST_AHEAD = 30;

/** A way to cheat with one roll, and the code with which the guest must leave. Null: not possible here. */
type Trick = (
  cheated: Cheated,
  before: AnyMatch,
  next: SeatMove,
) => Promise<readonly [FromHost, string] | null>;

/** The roll that the guest has witnessed. */
async function honest(cheated: Cheated, before: AnyMatch, next: SeatMove): Promise<Told | null> {
  const link = await linkFor(cheated, callFor(cheated, before, next));
  return link && withLink(cheated, before, next, link);
}

/** The message with a part of it replaced. */
const replaced = ({ message }: Told, part: object): FromHost => ({ ...message, ...part });

const noise = ({ random }: Cheated, length: number): Uint8Array =>
  Uint8Array.from({ length }, () => random(256));

const tricks = {
  'changes a die': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    const proof = told?.match.log.at(-1)?.proof;
    if (!told || !proof) return null;
    const other = withProof(played(before, next, rolled(cheated.random)), proof);
    if (other.log.at(-1)?.dice.join() === told.match.log.at(-1)?.dice.join()) return null;
    const { bytes: entries } = packEntries(other.game, other.log, before.log.length, 60_000);
    const digest = shortDigestOf(other.state);
    return [{ kind: 'commit', index: before.log.length, entries, digest }, 'net.false-dice'];
  },
  'tries again with another link': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    return told && [replaced(told, { host: noise(cheated, HOST_LINK_BYTES) }), 'net.false-link'];
  },
  'skips a link of its chain': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    const { count } = rollsOf(before.log, cheated.membership);
    return told && [replaced(told, { host: cheated.chain.link(count + 2) }), 'net.false-link'];
  },
  'uses a link again': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    const { count } = rollsOf(before.log, cheated.membership);
    return told && [replaced(told, { host: cheated.chain.link(count) }), 'net.false-link'];
  },
  'makes up the link of the guest': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    return told && [replaced(told, { link: noise(cheated, LINK_BYTES) }), 'net.false-link'];
  },
  'withholds its link': async (cheated, before, next) => {
    await linkFor(cheated, callFor(cheated, before, next));
    return [plain(before, next, cheated.random).message, 'net.false-witness'];
  },
  'does not ask the guest': async (cheated, before, next) => [
    plain(before, next, cheated.random).message,
    'net.false-witness',
  ],
  'asks the guest and takes the link of another phone': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    const phone = strangers(cheated, before)[0];
    if (!told || phone === undefined) return null;
    return [forged(cheated, before, next, phone, 'asked'), 'net.false-witness'];
  },
  'passes the guest over': async (cheated, before, next) => {
    const phone = afterTheGuest(cheated, before);
    if (phone === null) return null;
    return [forged(cheated, before, next, phone, 'asked'), 'net.false-witness'];
  },
  'says `missed` after it saw the link': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    return told && [withMissed(before, next, cheated.random).message, 'net.false-witness'];
  },
  'says `instead` after it saw the link': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    const phone = strangers(cheated, before)[0];
    if (!told || phone === undefined) return null;
    return [forged(cheated, before, next, phone, 'instead'), 'net.false-witness'];
  },
  'says `missed` without asking': async ({ random }, before, next) => [
    withMissed(before, next, random).message,
    'net.false-witness',
  ],
  'says `instead` without asking': async (cheated, before, next) => {
    const phone = afterTheGuest(cheated, before);
    if (phone === null) return null;
    return [forged(cheated, before, next, phone, 'instead'), 'net.false-witness'];
  },
  'says `missed` after it asked again with other moves': async (cheated, before, next) => {
    const told = await honest(cheated, before, next);
    if (!told || (await linkFor(cheated, otherCall(callFor(cheated, before, next)))) !== null) return null;
    return [withMissed(before, next, cheated.random).message, 'net.false-witness'];
  },
  'says that a phone has answered which is not here': async (cheated, before, next) => {
    const rolls = rollsOf(before.log, cheated.membership);
    const phones = Array.from({ length: 256 }, (_, after) => ((rolls.last ?? 0) + 1 + after) % 256);
    const known = [...cheated.membership.phones, ...STRANGERS].map(({ number }) => number);
    const phone = phones.find((each) => each < 255 && !known.includes(each) && !rolls.links.has(each));
    if (phone === undefined) return null;
    return [forged(cheated, before, next, phone, 'asked'), 'net.false-witness'];
  },
  'says that another phone has rolled for a seat that it does not keep': async (cheated, before, next) => {
    const phone = strangers(cheated, before)[0];
    if (phone === undefined) return null;
    return [forged(cheated, before, next, phone, 'rolled'), 'net.false-witness'];
  },
  'plays another move once it knows the dice': async (cheated, before, next) => {
    const link = await linkFor(cheated, callFor(cheated, before, next));
    const { game, state } = before;
    const text = game.notation.format(next.move);
    if (!link || game.turn(state).length > 1) return null;
    for (let tries = 0; tries < 20; tries += 1) {
      const other = nextMove(before, cheated.random);
      if (game.notation.format(other.move) === text) continue;
      const isRoll = rolls(before, other.seat, other.move);
      const { message } = isRoll
        ? withLink(cheated, before, other, link)
        : plain(before, other, cheated.random);
      return [message, 'net.other-move'];
    }
    return null;
  },
} as const satisfies Record<string, Trick>;

export type TrickName = keyof typeof tricks;
export const trickNames = Object.keys(tricks) as readonly TrickName[];

const otherCall = (call: Call): Call => ({ ...call, hash: call.hash.replace(/./g, 'a') });

/** Phones that have not witnessed before: nobody knows their chains. */
const strangers = ({ membership }: Cheated, { log }: AnyMatch): readonly number[] =>
  STRANGERS.map(({ number }) => number).filter((phone) => !rollsOf(log, membership).links.has(phone));

/** One of them that is asked after the guest; null if there is none. */
function afterTheGuest(cheated: Cheated, before: AnyMatch): number | null {
  const { membership } = cheated;
  const rolls = rollsOf(before.log, membership);
  const me = numberOf(cheated);
  const isAfter = (phone: number): boolean => inOrder([me, phone], rolls, membership.era)[0] === me;
  return strangers(cheated, before).find(isAfter) ?? null;
}

/** A roll that seems to be witnessed by this phone. */
function forged(
  cheated: Cheated,
  before: AnyMatch,
  next: SeatMove,
  phone: number,
  kind: WitnessKind,
): FromHost {
  const link = noise(cheated, LINK_BYTES);
  return withLink(cheated, before, next, link, phone, kind).message;
}

/** N34 to N37, N40: a host that plays by the rules for a while, and then cheats with one roll in this way. */
export async function hostThatCheatsWithDice(seed: number, name: TrickName): Promise<Caught> {
  const rolling = await untilARoll(seed);
  if (!rolling) return null;
  const { cheated, before, next } = rolling;
  const trick = await tricks[name](cheated, before, next);
  if (!trick) return null;
  await cheated.tell(trick[0]);
  return caught({ ...cheated, match: before }, trick[1]);
}

/**
 * N38: a host that cuts the connection of the guest once it has its link, and then makes the roll without it. The
 * guest counts that. Returns the count; null if the host could not cheat at this table.
 */
export async function hostThatCutsFirst(seed: number): Promise<number | null> {
  const rolling = await untilARoll(seed);
  if (!rolling) return null;
  const { cheated, before, next } = rolling;
  const told = await honest(cheated, before, next);
  const [phone] = strangers(cheated, before);
  if (!told || phone === undefined) return null;
  const { random, victim } = cheated;
  const noLink = noise(cheated, LINK_BYTES);
  const { match, message } =
    random(2) === 0
      ? withMissed(before, next, random)
      : withLink(cheated, before, next, noLink, phone, 'instead');
  await cheated.cutAndWelcome(match, before.log.length);
  await cheated.tell(message);
  if (victim.guest?.state() !== 'in') throw new Error(`seed ${seed}: the guest is ${victim.guest?.state()}`);
  return victim.guest.session()?.view().room?.lostLinks ?? 0;
}

interface Rolling {
  readonly cheated: Cheated;
  readonly before: AnyMatch;
  /** A move that rolls, of a seat of another phone than the guest's. */
  readonly next: SeatMove;
}

/** A host that plays by the rules until one of its first rolls. Null if the guest is in turn before. */
async function untilARoll(seed: number): Promise<Rolling | null> {
  const cheated = await cheat(seed);
  if (!cheated || cheated.membership.realDice) return null;
  const { world, random, victim, membership } = cheated;
  const own = seatsOf(victim, membership);
  const honestRolls = random(4);
  let done = 0;
  let ahead = cheated.match;
  while (ahead.log.length < cheated.match.log.length + MOST_AHEAD && isOn(ahead)) {
    const next = nextMove(ahead, random);
    if (ahead.game.turn(ahead.state).some((seat) => own.includes(seat))) return null;
    const { notation } = ahead.game;
    world.proposed.push({ seat: next.seat, at: ahead.log.length, moves: [notation.format(next.move)] });
    if (rolls(ahead, next.seat, next.move)) {
      done += 1;
      if (done > honestRolls) return { cheated, before: ahead, next };
    }
    const now = await witnessed(cheated, ahead, next);
    ahead = now.match;
    await cheated.tell(now.message);
    if (victim.guest?.state() !== 'in') throw new Error(`seed ${seed}: the guest left for nothing`);
  }
  return null;
}
