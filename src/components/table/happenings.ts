import { type AnyMatch, follow, followOpening } from '../../engine/match';
import type { Happening } from '../games/face';

type Happenings = readonly Happening<unknown, unknown>[];

interface Known {
  readonly match: AnyMatch;
  readonly happenings: Happenings;
}

/**
 * What was found last, by the start of the match. A match grows by single entries, and each sentence about
 * one may ask for all before it: to replay the whole game each time would take longer and longer.
 */
const known = new WeakMap<readonly number[], Known>();

/**
 * The entries of a match, each with the states before and after it. It stops before the first entry that the
 * rules refuse.
 */
export function happeningsOf(match: AnyMatch): Happenings {
  const { game, opening, log } = match;
  const happenings = [...earlierOf(match)];
  if (happenings.length === 0) {
    const first = followOpening(game, opening);
    if (!first.ok) return [];
    append(first.value);
  } else append(happenings.at(-1)?.after);
  known.set(opening.start, { match, happenings });
  return happenings;

  function append(state: unknown): void {
    let before = state;
    for (const entry of log.slice(happenings.length)) {
      const next = follow(game, before, entry);
      if (!next.ok) return;
      happenings.push({ entry, before, after: next.value });
      before = next.value;
    }
  }
}

/** The happenings that are known of this match: all of an earlier stage of it, unless entries were taken back. */
function earlierOf({ game, opening, log }: AnyMatch): Happenings {
  const last = known.get(opening.start);
  if (last?.match.game !== game || last.match.opening.options !== opening.options) return [];
  return last.happenings.every(({ entry }, at) => entry === log[at]) ? last.happenings : [];
}
