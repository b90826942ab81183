import { type Lying, overlap, wholeOnFloor } from '../../floor';
import type { Die, Move } from '../../state';

/** Where dice can be put aside: a grid over the floor. */
const ASIDE: readonly Lying[] = Array.from({ length: 13 * 9 }, (_, at) => ({
  x: 20 * ((at % 13) - 6),
  y: 20 * (Math.floor(at / 13) - 4),
  turn: 0,
})).filter(wholeOnFloor);

/** A die looks the same from above after a quarter turn. */
const liesIn = (die: Lying, place: Lying): boolean =>
  die.x === place.x && die.y === place.y && (die.turn - place.turn) % 90 === 0;

/**
 * A3: returns the next legal move on the way to these places, one for each die, or null once every place has
 * its die. A die that lies in its place stays there, and a die is put aside only if it keeps all others from
 * their places, so the way ends after two moves for each die at most.
 */
export function nextRegroup(arena: readonly Die[], places: readonly Lying[]): Move | null {
  const free = places.filter((place) => !arena.some((die) => liesIn(die, place)));
  const loose = arena.flatMap((die, at) => (places.some((place) => liesIn(die, place)) ? [] : [at]));
  return (
    shortest(arena, loose, (at) => free.filter((to) => isFree(arena, at, to))) ??
    shortest(
      arena,
      loose.filter((at) => free.some((place) => overlaps(arena[at], place))),
      (at) => ASIDE.filter((to) => isFree(arena, at, to) && !places.some((place) => overlap(to, place))),
    )
  );
}

const overlaps = (die: Lying | undefined, place: Lying): boolean => die !== undefined && overlap(die, place);

const isFree = (arena: readonly Die[], at: number, to: Lying): boolean =>
  !arena.some((die, other) => other !== at && overlap(to, die));

/** Returns the shortest of these moves; the dice are given by their index in the arena. */
function shortest(
  arena: readonly Die[],
  dice: readonly number[],
  targets: (at: number) => readonly Lying[],
): Move | null {
  let found: Move | null = null;
  let least = Infinity;
  for (const at of dice) {
    const die = arena[at];
    if (!die) continue;
    for (const { x, y, turn } of targets(at)) {
      const way = (x - die.x) * (x - die.x) + (y - die.y) * (y - die.y);
      if (way >= least) continue;
      least = way;
      found = { kind: 'regroup', die: at + 1, x, y, turn };
    }
  }
  return found;
}
