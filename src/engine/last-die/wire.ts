import type { EntryCodec } from '../wire';
import type { Move } from './state';

const ROLL = 0;
const PLACE = 1;
const STOP = 2;

/** Two bits for the kind; a roll has its number of dice (3 bits) and 3 bits a die; a placing its value and row. */
export const wire: EntryCodec<Move> = {
  write(move, dice, out) {
    if (move.kind === 'roll') {
      out.bits(ROLL, 2);
      out.bits(dice.length, 3);
      for (const die of dice) out.bits(die, 3);
    } else if (move.kind === 'place') {
      out.bits(PLACE, 2);
      out.bits(move.value, 3);
      out.bits(move.row, 3);
    } else out.bits(STOP, 2);
  },
  read(input) {
    switch (input.bits(2)) {
      case ROLL:
        return { move: { kind: 'roll' }, dice: input.numbers(input.bits(3), 3) };
      case PLACE:
        return { move: { kind: 'place', value: input.bits(3), row: input.bits(3) }, dice: [] };
      case STOP:
        return { move: { kind: 'stop' }, dice: [] };
      default:
        return null;
    }
  },
};
