import { sha256 } from '@noble/hashes/sha2.js';
import type { SeatMove } from '../../engine/codec';
import type { AnyGame } from '../../engine/game';
import { ascii, joined } from '../bytes';
import { hex } from '../discovery/card';
import { utf8 } from '../protocol/utf8';

const LABEL = ascii('Knobel move');
export const MOVES_HASH_BYTES = 16;

/** N37: stands for moves that lead to a roll, without showing them. In hexadecimal. */
export function movesHash(game: AnyGame, moves: readonly SeatMove[]): string {
  const lines = moves.map(({ seat, move }) => `${seat} ${game.notation.format(move)}\n`);
  return hex(sha256(joined(LABEL, utf8(lines.join('')))).slice(0, MOVES_HASH_BYTES));
}
