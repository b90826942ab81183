import type { EntryCodec } from '../codec';
import type { Move } from './state';

const ROLL = 0;
const PLACE = 1;
const STOP = 2;

/** Two bits for the kind, then a roll's dice, or a placing's value and row. */
export const codec: EntryCodec<Move> = {
  write(move, out) {
    if (move.kind === 'roll') out.bits(ROLL, 2);
    else if (move.kind === 'place') {
      out.bits(PLACE, 2);
      out.bits(move.value, 3);
      out.bits(move.row, 3);
    } else out.bits(STOP, 2);
  },
  writeDice(move, dice, out) {
    if (move.kind === 'roll') out.dice(dice);
  },
  read(input) {
    switch (input.bits(2)) {
      case ROLL:
        return { kind: 'roll' };
      case PLACE:
        return { kind: 'place', value: input.bits(3), row: input.bits(3) };
      case STOP:
        return { kind: 'stop' };
      default:
        return null;
    }
  },
  readDice: (move, input) => (move.kind === 'roll' ? input.dice() : []),
};
