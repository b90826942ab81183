import type { AnyMatch } from '../../src/engine/match';
import { writeRecord } from '../../src/engine/record';
import { shortDigestOf } from '../../src/net/protocol/digest';
import { packEntries } from '../../src/net/protocol/entries';
import { truncateLog } from '../../src/net/protocol/log';
import type { Membership } from '../../src/net/session/membership';
import type { Proposed } from './deciding';
import { type Caught, caught, cheat, isOn, nextMove, seatsOf, welcomeOf, withNext } from './false-host';
import { withMissed, witnessed } from './witnessed-entry';

/** The number of entries that a cheating host plays ahead at most. */
const MOST_AHEAD = 40;

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
  await tell(welcomeOf(other, membership, 0, cheated.chain.link(0)));
  const { bytes: entries } = packEntries(other.game, other.log, 0, 60_000);
  await tell({ kind: 'commit', index: 0, entries, digest: shortDigestOf(other.state) });
  return caught(cheated, 'net.rewound');
}

/** N32: a host that plays on for a guest that is connected and proposes nothing. */
export async function hostThatPlaysForGuests(seed: number): Promise<Caught> {
  const cheated = await cheat(seed);
  if (!cheated) return null;
  const { world, random, victim, match, membership } = cheated;
  const own = seatsOf(victim, membership);
  // The host may enter a proposal of this guest that did not arrive: that is no cheating.
  const undecided = ({ seat, at }: Proposed): boolean =>
    own.includes(seat) && match.log.slice(at).every((entry) => entry.seat !== seat);
  if (world.proposed.some(undecided)) return null;
  let ahead = match;
  while (ahead.log.length < match.log.length + MOST_AHEAD && isOn(ahead)) {
    const next = nextMove(ahead, random);
    const index = ahead.log.length;
    // Only the other phones could notice false entries for their seats, so these count as proposed.
    world.proposed.push({ seat: next.seat, at: index, moves: [match.game.notation.format(next.move)] });
    const isForeign = own.includes(next.seat);
    const played = isForeign ? withMissed(ahead, next, random) : await witnessed(cheated, ahead, next);
    ahead = played.match;
    await cheated.tell(played.message);
    const last = { seat: next.seat };
    if (own.includes(last.seat) && !mayHaveWaited(match, ahead, membership)) {
      return caught({ ...cheated, match: { ...ahead, log: ahead.log.slice(0, -1) } }, 'net.foreign-move');
    }
    if (victim.guest?.state() !== 'in') throw new Error(`seed ${seed}: the guest left for nothing`);
  }
  return null;
}

/** Whether the guest may have decided the entry before a restart of its app, so that it can't judge it. */
function mayHaveWaited(before: AnyMatch, { log }: AnyMatch, { realDice }: Membership): boolean {
  const turn = before.game.turn(before.state).length;
  const since = log.slice(before.log.length);
  const last = since.at(-1);
  if (turn > 1 && since.length <= turn) return true;
  return realDice && since.slice(0, -1).every(({ seat, dice }) => seat === last?.seat && dice.length === 0);
}
