import type { Die } from '../../../../../engine/arena/state';

/** A die that is known by a key for as long as it lies in the arena. */
export interface Piece {
  readonly key: string;
  readonly die: Die;
}

const lieTheSame = (a: Die, b: Die): boolean =>
  a.face === b.face && a.x === b.x && a.y === b.y && a.turn === b.turn;

/** Keys for the dice of an arena: those that lie where they lay keep theirs, and so does one that was moved. */
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
  // No two dice of an arena show the same, but for those on their way out.
  return arena.map((die, at) => ({
    die,
    key: same[at] ?? take((piece) => piece.die.face === die.face) ?? fresh(),
  }));
}
