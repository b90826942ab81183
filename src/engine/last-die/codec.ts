import type { EntryCodec } from '../codec';
import type { Move } from './state';

const ROLL = 0;
const PLACE = 1;
const STOP = 2;

/** Two bits for the kind, then a roll's dice, or a placing's value and row. */
export const codec: EntryCodec<Move> = {
  write(move, dice, out) {
    if (move.kind === 'roll') {
      out.bits(ROLL, 2);
      out.dice(dice);
    } else if (move.kind === 'place') {
      out.bits(PLACE, 2);
      out.bits(move.value, 3);
      out.bits(move.row, 3);
    } else out.bits(STOP, 2);
  },
  read(input) {
    switch (input.bits(2)) {
      case ROLL:
        return { move: { kind: 'roll' }, dice: input.dice() };
      case PLACE:
        return { move: { kind: 'place', value: input.bits(3), row: input.bits(3) }, dice: [] };
      case STOP:
        return { move: { kind: 'stop' }, dice: [] };
      default:
        return null;
    }
  },
};
