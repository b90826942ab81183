import type { BitReader, BitWriter, EntryCodec } from '../wire';
import type { Move } from './state';

const TOSS = 0;
const AIMED = 1;
const REGROUP = 2;
const STOP = 3;

const PLACE_BITS = 10;
const TURN_BITS = 9;
const FACE_BITS = 5;
const SEED_BITS = 31;
const DICE_BITS = 5;
const MOST_FATES = 4 * 31;

/** The seed, the number of dice, four numbers a die; and the next round's first die where there is one (A8). */
function writeDice(dice: readonly number[], out: BitWriter): void {
  const [seed = 0, ...fates] = dice;
  const count = Math.floor(fates.length / 4);
  out.bits(seed, SEED_BITS);
  out.bits(count, DICE_BITS);
  for (let at = 0; at < 4 * count; at += 4) {
    const face = fates[at] ?? 0;
    out.bits(face, FACE_BITS);
    if (face > 0) writePlace(fates[at + 1] ?? 0, fates[at + 2] ?? 0, fates[at + 3] ?? 0, out);
  }
  out.bits(fates[4 * count] ?? 0, 3);
}

function readDice(input: BitReader): readonly number[] {
  const dice = [input.bits(SEED_BITS)];
  const count = input.bits(DICE_BITS);
  for (let at = 0; at < count && dice.length <= MOST_FATES; at += 1) {
    const face = input.bits(FACE_BITS);
    dice.push(face, ...(face > 0 ? readPlace(input) : [0, 0, 0]));
  }
  const nextFirst = input.bits(3);
  return nextFirst > 0 ? [...dice, nextFirst] : dice;
}

function writePlace(x: number, y: number, turn: number, out: BitWriter): void {
  out.signed(x, PLACE_BITS);
  out.signed(y, PLACE_BITS);
  out.bits(turn, TURN_BITS);
}

const readPlace = (input: BitReader): readonly [x: number, y: number, turn: number] => [
  input.signed(PLACE_BITS),
  input.signed(PLACE_BITS),
  input.bits(TURN_BITS),
];

/** Two bits for the kind, 16 a number of an aim; a throw's seed has 31 bits, a die that lies in the arena 34. */
export const wire: EntryCodec<Move> = {
  write(move, dice, out) {
    if (move.kind === 'stop') out.bits(STOP, 2);
    else if (move.kind === 'regroup') {
      out.bits(REGROUP, 2);
      out.bits(move.die, DICE_BITS);
      writePlace(move.x, move.y, move.turn, out);
    } else {
      out.bits(move.aim ? AIMED : TOSS, 2);
      if (move.aim)
        for (const number of [move.aim.x, move.aim.y, move.aim.vx, move.aim.vy]) out.signed(number, 16);
      writeDice(dice, out);
    }
  },
  read(input) {
    switch (input.bits(2)) {
      case TOSS:
        return { move: { kind: 'throw', aim: null }, dice: readDice(input) };
      case AIMED: {
        const [x, y, vx, vy] = [input.signed(16), input.signed(16), input.signed(16), input.signed(16)];
        return { move: { kind: 'throw', aim: { x, y, vx, vy } }, dice: readDice(input) };
      }
      case REGROUP: {
        const die = input.bits(DICE_BITS);
        const [x, y, turn] = readPlace(input);
        return { move: { kind: 'regroup', die, x, y, turn }, dice: [] };
      }
      default:
        return { move: { kind: 'stop' }, dice: [] };
    }
  },
};
