import type { Entry } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { same } from '../bytes';
import { digestOf } from '../protocol/digest';
import { commonLength, sameEra } from '../protocol/eras';
import { truncateLog } from '../protocol/log';
import { outlineOf } from '../protocol/log-outline';
import type { Welcome } from '../protocol/message';
import type { TableCopy } from '../session/table-journal';

/**
 * N31: whether a welcome of the same host leaves out entries that this phone has received from it, or begins
 * another game.
 */
export function takesBack({ era, eras, length }: Welcome, before: TableCopy, after: TableCopy): boolean {
  const ours = outlineOf(before);
  return (
    sameEra(era, before.membership.era) &&
    (commonLength(ours, { eras, length }) < ours.length || !beginsAlike(before.match, after.match))
  );
}

/** N34: whether the host shows another anchor in the same era. */
export function hasOtherAnchor(before: TableCopy, after: TableCopy): boolean {
  const [one, other] = [before.membership.anchor, after.membership.anchor];
  return one && other ? sameEra(one.era, other.era) && !same(one.link, other.link) : false;
}

function beginsAlike(one: AnyMatch, other: AnyMatch): boolean {
  if (one.opening === other.opening) return true;
  const [first, second] = [truncateLog(one, 0), truncateLog(other, 0)];
  return first !== null && second !== null && digestOf(first.state) === digestOf(second.state);
}

/** The first index from `from` on at which the logs have different entries; null if there is none. */
export function firstDifference(one: AnyMatch, other: AnyMatch, from: number): number | null {
  const end = Math.min(one.log.length, other.log.length);
  for (let index = from; index < end; index += 1)
    if (!isSame(one, one.log[index], other.log[index])) return index;
  return null;
}

function isSame(
  { game }: AnyMatch,
  one: Entry<unknown> | undefined,
  other: Entry<unknown> | undefined,
): boolean {
  if (!one || !other) return one === other;
  return (
    one.seat === other.seat &&
    one.dice.join() === other.dice.join() &&
    JSON.stringify(one.proof) === JSON.stringify(other.proof) &&
    game.notation.format(one.move) === game.notation.format(other.move)
  );
}

/** The index where the latest era begins. */
export function beginOfEra({ match, membership: { era, eras } }: TableCopy): number {
  return eras.find((each) => sameEra(each, era))?.from ?? match.log.length;
}
