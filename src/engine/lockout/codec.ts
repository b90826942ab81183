import type { EntryCodec } from '../codec';
import type { Move } from './state';

const ROLL = 0;
const MARK = 1;
const PASS = 2;

/** Two bits for the kind, then a roll's dice, or a mark's row and number. */
export const codec: EntryCodec<Move> = {
  write(move, out) {
    if (move.kind === 'roll') out.bits(ROLL, 2);
    else if (move.kind === 'mark') {
      out.bits(MARK, 2);
      out.bits(move.row, 2);
      out.bits(move.number, 4);
    } else out.bits(PASS, 2);
  },
  writeDice(move, dice, out) {
    if (move.kind === 'roll') out.dice(dice);
  },
  read(input) {
    switch (input.bits(2)) {
      case ROLL:
        return { kind: 'roll' };
      case MARK:
        return { kind: 'mark', row: input.bits(2), number: input.bits(4) };
      case PASS:
        return { kind: 'pass' };
      default:
        return null;
    }
  },
  readDice: (move, input) => (move.kind === 'roll' ? input.dice() : []),
};
