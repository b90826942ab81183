import { BitReader, BitWriter, readMove, type SeatMove, writeMove } from '../../engine/codec';
import type { AnyGame } from '../../engine/game';
import { type WitnessKind, witnessKinds } from '../../engine/roll-proof';

const KIND_BITS = 2;

export interface SentRoll extends SeatMove {
  readonly kind: WitnessKind;
}

/** The bits of a `roll`: how it was witnessed and its move. Its dice follow from the links. */
export function packRoll(game: AnyGame, roll: SentRoll): Uint8Array {
  const out = new BitWriter();
  out.bits(witnessKinds.indexOf(roll.kind), KIND_BITS);
  writeMove(game, roll, out);
  return out.bytes();
}

/** Null if the bytes are no roll. */
export function unpackRoll(game: AnyGame, bytes: Uint8Array): SentRoll | null {
  const input = new BitReader(bytes);
  const kind = witnessKinds[input.bits(KIND_BITS)];
  const read = readMove(game, input);
  return kind && read && input.atEnd() ? { ...read, kind } : null;
}
