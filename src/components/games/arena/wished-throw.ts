import { fatesOf } from '../../../engine/arena/fates';
import { overlap, wholeOnFloor } from '../../../engine/arena/floor';
import { COCKED, type Die, isGrandThrow, type Move, type State, X } from '../../../engine/arena/state';
import type { Steps } from '../../../engine/chance';

/** What a throw of a lesson shows: a value of its own, one that lies there, an X, a lost die, or a grand throw with pairs. */
export type Wish = 'alone' | 'match' | 'cross' | 'out' | 'grand';

/** Throws that disturb the lying dice are thrown again, at most this often. */
const TRIES = 6;
/** The faces of a grand throw: two pairs come back, the X is lost. */
const GRAND = [6, 6, 5, 5, X, 4, 3, 2, 2];

/**
 * Returns the dice of a lesson's throw. The learner's own throw is simulated, and only the faces of the thrown dice are
 * chosen: a cube that is painted differently flies in the same way.
 */
export const wished =
  (wish: Wish) =>
  (state: unknown, move: unknown): Steps =>
    // A lesson of Arena is played only on states and moves of Arena.
    throwing(state as State, move as Move, wish);

function* throwing(state: State, move: Move, wish: Wish): Steps {
  if (move.kind !== 'throw') return [];
  const { arena } = state;
  const thrown = isGrandThrow(state) ? (state.reserves[state.active] ?? 0) : 1;
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const falling = fatesOf({ arena, thrown, aim: move.aim }, seed).slowly?.();
    let step = falling?.next();
    while (falling && step && !step.done) {
      yield;
      step = falling.next();
    }
    const fates = inFours(step?.done ? step.value : []);
    const shaped = wish === 'grand' ? paintedGrand(fates) : painted(fates, arena, wish);
    if (shaped) return [seed, ...shaped.flat()];
  }
  const lying = arena.map(({ face, x, y, turn }): Fate => [face, x, y, turn]);
  const own: Fate = wish === 'out' ? OUT : laid(arena, faceFor(wish, arena));
  return [1, ...lying.flat(), ...own];
}

type Fate = readonly [face: number, x: number, y: number, turn: number];

/** A10: a die that is out of the arena. */
const OUT: Fate = [0, 0, 0, 0];

const inFours = (values: readonly number[]): readonly Fate[] =>
  Array.from({ length: values.length / 4 }, (_, at) => {
    const [face = 0, x = 0, y = 0, turn = 0] = values.slice(4 * at, 4 * at + 4);
    return [face, x, y, turn];
  });

const paintedGrand = (fates: readonly Fate[]): readonly Fate[] =>
  fates.map(([face, ...place], at): Fate => {
    if (face === 0) return [face, ...place];
    return [(GRAND[at] ?? X) + (face > COCKED ? COCKED : 0), ...place];
  });

/** Null if the throw disturbs what the lesson says: a lying die that turned over, or a die that is out and should not be. */
function painted(fates: readonly Fate[], arena: readonly Die[], wish: Wish): readonly Fate[] | null {
  const own = fates[arena.length];
  const still = arena.every(({ face }, at) => fates[at]?.[0] === face);
  if (!own || !still) return null;
  if (wish === 'out') return own[0] === 0 ? fates : null;
  if (own[0] === 0 || own[0] > COCKED) return null;
  const [, ...place] = own;
  return [...fates.slice(0, arena.length), [faceFor(wish, arena), ...place]];
}

function faceFor(wish: Wish, arena: readonly Die[]): number {
  if (wish === 'cross') return X;
  const [first] = arena;
  if (wish === 'match' && first) return first.face;
  return [3, 2, 4, 6, 5].find((face) => arena.every((die) => die.face !== face)) ?? X;
}

/** The thrown die at a free place: for a hand that always throws it out of the bowl. */
function laid(arena: readonly Die[], face: number): Fate {
  for (let x = -80; x <= 80; x += 20) {
    const place = { x, y: -40, turn: 0 };
    if (wholeOnFloor(place) && !arena.some((die) => overlap(die, place))) return [face, x, -40, 0];
  }
  return [face, 0, -40, 0];
}
