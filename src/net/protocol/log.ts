import type { Entry } from '../../engine/game';
import { type AnyMatch, follow, followOpening } from '../../engine/match';

/** Checks and plays more entries. Null if one of them is not legal. */
export function extendLog(match: AnyMatch, entries: readonly Entry<unknown>[]): AnyMatch | null {
  let { state } = match;
  for (const entry of entries) {
    const next = follow(match.game, state, entry);
    if (!next.ok) return null;
    state = next.value;
  }
  return { ...match, state, log: [...match.log, ...entries] };
}

/** The match up to this length, replayed from its opening. */
export function truncateLog(match: AnyMatch, length: number): AnyMatch | null {
  if (length >= match.log.length) return match;
  const first = followOpening(match.game, match.opening);
  return first.ok ? extendLog({ ...match, state: first.value, log: [] }, match.log.slice(0, length)) : null;
}
