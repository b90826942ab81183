import { names, type Setting } from '../../../scripts/golden/settings';
import { anyMove } from '../../../src/engine/bots';
import { rolled } from '../../../src/engine/chance';
import type { Seat } from '../../../src/engine/game';
import { type AnyMatch, commit, open } from '../../../src/engine/match';
import { pick, seeded, type Uniform } from '../../../src/engine/random';
import { sentence } from '../../../src/engine/refusal';
import { freeze } from './freeze';

/** The limit for the length of a random game. No game comes near it. */
const MOST_MOVES = 20_000;

export interface Step {
  readonly before: AnyMatch;
  readonly seat: Seat;
  readonly move: unknown;
  readonly after: AnyMatch;
}

export function opened(setting: Setting, random: Uniform): AnyMatch {
  const begun = open(setting.game, names(setting.seats), setting.options, rolled(random));
  if (!begun.ok) throw new Error(sentence(begun.refusal));
  return freeze(begun.value);
}

/** Plays a game of random moves to its end, with frozen states. Calls `visit` after every step. */
export function walk(setting: Setting, seed: number, visit: (step: Step) => void = () => {}): AnyMatch {
  const random = seeded(seed);
  const chance = rolled(random);
  let match = opened(setting, random);
  while (match.game.turn(match.state).length > 0) {
    if (match.log.length > MOST_MOVES) throw new Error(`${setting.title}: no end after ${MOST_MOVES} moves`);
    const seat = pick(match.game.turn(match.state), random);
    const move = anyMove(match.game, match.state, seat, random);
    const next = commit(match, seat, freeze(move), chance);
    if (!next.ok) throw new Error(`${setting.title}: a random legal move is refused, ${next.refusal.code}`);
    const after = freeze(next.value);
    visit({ before: match, seat, move, after });
    match = after;
  }
  return match;
}

const walks = new Map<Setting, readonly AnyMatch[]>();

/** Returns all positions of one game of random moves, from the opening to the end. */
export function positions(setting: Setting): readonly AnyMatch[] {
  const known = walks.get(setting);
  if (known) return known;
  const found: AnyMatch[] = [];
  const end = walk(setting, 1, ({ before }) => found.push(before));
  found.push(end);
  walks.set(setting, found);
  return found;
}

/**
 * Returns about this many of the positions, with the opening and the end, for slow checks. They are chosen at
 * random, because every n-th one might always be at the same point of a turn.
 */
export function somePositions(setting: Setting, most = 40): readonly AnyMatch[] {
  const all = positions(setting);
  const random = seeded(all.length);
  return all.filter((_, at) => at === 0 || at === all.length - 1 || random(all.length) < most);
}
