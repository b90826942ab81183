import type { Die } from '../../../../../engine/arena/state';

/** A die with a key that stays the same while it lies in the arena. */
export interface Piece {
  readonly key: string;
  readonly die: Die;
}

const lieTheSame = (a: Die, b: Die): boolean =>
  a.face === b.face && a.x === b.x && a.y === b.y && a.turn === b.turn;

/** Assigns keys to the dice of an arena. A die that has stayed or was moved keeps its key. */
export function recast(
  before: readonly Piece[],
  arena: readonly Die[],
  fresh: () => string,
): readonly Piece[] {
  const left = [...before];
  const take = (fits: (piece: Piece) => boolean): string | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  };
  const same = arena.map((die) => take((piece) => lieTheSame(piece.die, die)));
  // Faces are unique among the dice that stay, so the face identifies a moved die.
  return arena.map((die, at) => ({
    die,
    key: same[at] ?? take((piece) => piece.die.face === die.face) ?? fresh(),
  }));
}
