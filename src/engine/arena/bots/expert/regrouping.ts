import { type Lying, overlap, wholeOnFloor } from '../../floor';
import type { Die, Move } from '../../state';

/** Where dice can be put aside: a grid over the floor. */
const ASIDE: readonly Lying[] = Array.from({ length: 13 * 9 }, (_, at) => ({
  x: 20 * ((at % 13) - 6),
  y: 20 * (Math.floor(at / 13) - 4),
  turn: 0,
})).filter(wholeOnFloor);

/**
 * A3: returns the next legal move on the way to this arrangement of the same faces, or null once every die is
 * in its place. A die is put aside only if it keeps another from its place, so the way ends after two moves for
 * each die at most.
 */
export function nextRegroup(arena: readonly Die[], wanted: readonly Die[]): Move | null {
  const placeOf = ({ face }: Die) => wanted.find((place) => place.face === face);
  const loose = arena.flatMap((die, at) => {
    const place = placeOf(die);
    return place && !liesIn(die, place) ? [{ at, place }] : [];
  });
  const inTheWay = loose.filter(({ at }) =>
    loose.some((other) => other.at !== at && overlaps(arena[at], other.place)),
  );
  return (
    shortest(arena, loose, ({ at, place }) => (isFree(arena, at, place) ? [place] : [])) ??
    shortest(arena, inTheWay, ({ at }) =>
      ASIDE.filter((to) => isFree(arena, at, to) && !wanted.some((place) => overlap(to, place))),
    )
  );
}

const liesIn = (die: Die, place: Die): boolean =>
  die.x === place.x && die.y === place.y && die.turn === place.turn;

const overlaps = (die: Lying | undefined, place: Lying): boolean => die !== undefined && overlap(die, place);

const isFree = (arena: readonly Die[], at: number, to: Lying): boolean =>
  !arena.some((die, other) => other !== at && overlap(to, die));

/** A die by its index in the arena, and its place in the arrangement. */
interface Loose {
  readonly at: number;
  readonly place: Lying;
}

/** Returns the shortest move of these dice. */
function shortest(
  arena: readonly Die[],
  dice: readonly Loose[],
  targets: (die: Loose) => readonly Lying[],
): Move | null {
  let found: Move | null = null;
  let least = Infinity;
  for (const loose of dice) {
    const die = arena[loose.at];
    if (!die) continue;
    for (const { x, y, turn } of targets(loose)) {
      const way = (x - die.x) * (x - die.x) + (y - die.y) * (y - die.y);
      if (way >= least) continue;
      least = way;
      found = { kind: 'regroup', die: loose.at + 1, x, y, turn };
    }
  }
  return found;
}
