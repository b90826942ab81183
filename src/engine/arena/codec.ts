import type { BitReader, BitWriter, EntryCodec } from '../codec';
import { type Aim, COCKED, type Move } from './state';

const TOSS = 0;
const AIMED = 1;
const REGROUP = 2;
const STOP = 3;

// Widths of a die's position on the floor. An aim within a hand's reach has narrow fields, any other aim wide
// ones.
const X_BITS = 9;
const Y_BITS = 8;
const TURN_BITS = 9;
const NARROW = { place: 9, speed: 12 };
const WIDE = { place: 16, speed: 16 };

const FACE_BITS = 4;
const SEED_BITS = 31;
const DICE_BITS = 5;
const MOST_FATES = 4 * 31;
/** On the wire a cocked die's face has this added, in place of `COCKED`. */
const COCKED_BIT = 6;
const HIGHEST_FACE = 2 * COCKED_BIT;

type Width = typeof NARROW;

function writeAim(aim: Aim, out: BitWriter): void {
  const wide = !fitsNarrow(aim);
  const { place, speed } = wide ? WIDE : NARROW;
  const { x, y, vx, vy } = aim;
  out.bits(wide ? 1 : 0, 1);
  out.signed(x, place);
  out.signed(y, place);
  out.signed(vx, speed);
  out.signed(vy, speed);
}

/** Returns null for an aim that could have been written shorter. */
function readAim(input: BitReader): Aim | null {
  const wide = input.bits(1) === 1;
  const { place, speed }: Width = wide ? WIDE : NARROW;
  const aim = {
    x: input.signed(place),
    y: input.signed(place),
    vx: input.signed(speed),
    vy: input.signed(speed),
  };
  return wide && fitsNarrow(aim) ? null : aim;
}

const isNarrow = (value: number, bits: number): boolean => {
  const half = 1 << (bits - 1);
  return value >= -half && value < half;
};

function fitsNarrow({ x, y, vx, vy }: Aim): boolean {
  return (
    [x, y].every((place) => isNarrow(place, NARROW.place)) &&
    [vx, vy].every((speed) => isNarrow(speed, NARROW.speed))
  );
}

/**
 * Writes the seed, the number of dice, four numbers for each die, and the next round's first die if there is
 * one (A8).
 */
function writeDice(dice: readonly number[], out: BitWriter): void {
  const [seed = 0, ...fates] = dice;
  const count = Math.floor(fates.length / 4);
  out.bits(seed, SEED_BITS);
  out.bits(count, DICE_BITS);
  for (let at = 0; at < 4 * count; at += 4) {
    const face = fates[at] ?? 0;
    out.bits(face > COCKED ? face - COCKED + COCKED_BIT : face, FACE_BITS);
    if (face > 0) writePlace(fates[at + 1] ?? 0, fates[at + 2] ?? 0, fates[at + 3] ?? 0, out);
  }
  const nextFirst = fates[4 * count];
  out.bits(nextFirst === undefined ? 0 : 1, 1);
  if (nextFirst !== undefined) out.bits(nextFirst, 3);
}

/** Returns null if a die shows an impossible face. */
function readDice(input: BitReader): readonly number[] | null {
  const dice = [input.bits(SEED_BITS)];
  const count = input.bits(DICE_BITS);
  for (let at = 0; at < count && dice.length <= MOST_FATES; at += 1) {
    const face = input.bits(FACE_BITS);
    if (face > HIGHEST_FACE) return null;
    if (face === 0) dice.push(0, 0, 0, 0);
    else dice.push(face > COCKED_BIT ? face - COCKED_BIT + COCKED : face, ...readPlace(input));
  }
  return input.bits(1) === 1 ? [...dice, input.bits(3)] : dice;
}

function writePlace(x: number, y: number, turn: number, out: BitWriter): void {
  out.signed(x, X_BITS);
  out.signed(y, Y_BITS);
  out.bits(turn, TURN_BITS);
}

const readPlace = (input: BitReader): readonly [x: number, y: number, turn: number] => [
  input.signed(X_BITS),
  input.signed(Y_BITS),
  input.bits(TURN_BITS),
];

/** Two bits for the kind, 43 for a narrow aim, 31 for a throw's seed, 30 for each die in the arena. */
export const codec: EntryCodec<Move> = {
  write(move, out) {
    if (move.kind === 'stop') out.bits(STOP, 2);
    else if (move.kind === 'regroup') {
      out.bits(REGROUP, 2);
      out.bits(move.die, DICE_BITS);
      writePlace(move.x, move.y, move.turn, out);
    } else {
      out.bits(move.aim ? AIMED : TOSS, 2);
      if (move.aim) writeAim(move.aim, out);
    }
  },
  writeDice(move, dice, out) {
    if (move.kind === 'throw') writeDice(dice, out);
  },
  read(input) {
    switch (input.bits(2)) {
      case TOSS:
        return { kind: 'throw', aim: null };
      case AIMED: {
        const aim = readAim(input);
        return aim && { kind: 'throw', aim };
      }
      case REGROUP: {
        const die = input.bits(DICE_BITS);
        const [x, y, turn] = readPlace(input);
        return { kind: 'regroup', die, x, y, turn };
      }
      default:
        return { kind: 'stop' };
    }
  },
  readDice: (move, input) => (move.kind === 'throw' ? readDice(input) : []),
};
