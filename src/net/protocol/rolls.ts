import { BitReader, BitWriter, readMove, type SeatMove, writeMove } from '../../engine/codec';
import type { AnyGame } from '../../engine/game';

/** The seat and the move of a `roll`, as bits. Its dice follow from the links. */
export function packMove(game: AnyGame, move: SeatMove): Uint8Array {
  const out = new BitWriter();
  writeMove(game, move, out);
  return out.bytes();
}

/** Null if the bytes are no move. */
export function unpackMove(game: AnyGame, bytes: Uint8Array): SeatMove | null {
  const input = new BitReader(bytes);
  const read = readMove(game, input);
  return read && input.atEnd() ? read : null;
}
