import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { truncateLog } from '../protocol/log';
import type { FromGuest } from '../protocol/message';
import type { Membership } from '../session/membership';
import type { TableCopy } from '../session/table-journal';
import { beginOfEra } from './received-log';

type Proposal = Pick<Extract<FromGuest, { kind: 'propose' }>, 'seat' | 'at' | 'moves'>;

/** N32: finds entries for this phone's seats that this phone has not proposed. */
export class OwnMoves {
  private readonly proposals: Proposal[] = [];
  /** For each seat that this phone keeps: the length of the log when it got the seat. */
  private readonly since = new Map<Seat, number>();

  propose({ seat, at, moves }: Proposal): void {
    this.proposals.push({ seat, at, moves });
  }

  /** A connection begins. Others may have moved for these seats in the log up to this length. */
  begin(membership: Membership, length: number): void {
    this.since.clear();
    this.follow(membership, length);
  }

  /** The host says who keeps which seat, with a log of this length. */
  follow({ assignments, me }: Membership, length: number): void {
    for (const [seat, { phone, bot }] of assignments.entries()) {
      if (phone !== me || bot !== null) this.since.delete(seat);
      else if (!this.since.has(seat)) this.since.set(seat, length);
    }
  }

  /** Whether the log has an entry from this index on that only this phone may propose and has not proposed. */
  missesIn({ match, membership }: TableCopy, from: number): boolean {
    // Any phone may have lent the entries of earlier eras (N18).
    const begun = beginOfEra({ match, membership });
    return match.log.some(({ seat }, index) => {
      const since = this.since.get(seat);
      if (since === undefined || index < Math.max(from, since, begun)) return false;
      return !this.isProposed(match, index) && !mayBeEarlier(match, index, since, membership.realDice);
    });
  }

  /** N9, N10: a proposal counts whole, in one go, and before any other entry of its seat. */
  private isProposed({ game, log }: AnyMatch, index: number): boolean {
    const seat = log[index]?.seat;
    return this.proposals.some(
      ({ seat: own, at, moves }) =>
        own === seat &&
        moves.some((_, step) => {
          const begin = index - step;
          return (
            at <= begin &&
            log.slice(at, begin).every((entry) => entry.seat !== seat) &&
            log
              .slice(begin, index + 1)
              .every((entry, nth) => entry.seat === seat && game.notation.format(entry.move) === moves[nth])
          );
        }),
    );
  }
}

/**
 * Whether the entry may have been decided before the host gave the seat to this phone, or before a restart of
 * this app: an answer that was held back (N11), or moves that waited for real dice (N13). The host commits such
 * moves next.
 */
function mayBeEarlier(match: AnyMatch, index: number, since: number, realDice: boolean): boolean {
  const { game, log } = match;
  const seat = log[index]?.seat;
  if (realDice && log.slice(since, index).every((entry) => entry.seat === seat && entry.dice.length === 0))
    return true;
  const then = truncateLog(match, since);
  const turn = then ? game.turn(then.state) : [];
  return turn.length > 1 && index < since + turn.length;
}
