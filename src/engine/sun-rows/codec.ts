import type { BitReader, BitWriter, EntryCodec } from '../codec';
import { DICE, type Move } from './state';

const KINDS = ['roll', 'reroll', 'stop', 'enter', 'pass', 'keep', 'take'] as const;

const COLOUR_BITS = 3;
const PLACE_BITS = 4;
const CARD_BITS = 6;

function writePlaces(places: readonly number[], out: BitWriter): void {
  for (let place = 1; place <= DICE; place += 1) out.bits(places.includes(place) ? 1 : 0, 1);
}

function readPlaces(input: BitReader): readonly number[] {
  return [1, 2, 3, 4, 5].filter(() => input.bits(1) === 1);
}

/**
 * Three bits for the kind, one bit for each place, 3 bits for each colour; a new pile has 6 bits for each
 * card.
 */
export const codec: EntryCodec<Move> = {
  write(move, out) {
    out.bits(KINDS.indexOf(move.kind), 3);
    if (move.kind === 'enter' || move.kind === 'take') out.bits(move.place, PLACE_BITS);
    if (move.kind === 'reroll' || move.kind === 'keep') writePlaces(move.places, out);
  },
  writeDice({ kind }, dice, out) {
    if (kind === 'keep') out.bits(dice.length, CARD_BITS);
    for (const value of dice) out.bits(value, kind === 'keep' ? CARD_BITS : COLOUR_BITS);
  },
  read(input) {
    const kind = KINDS[input.bits(3)];
    switch (kind) {
      case 'reroll':
      case 'keep':
        return { kind, places: readPlaces(input) };
      case 'enter':
      case 'take':
        return { kind, place: input.bits(PLACE_BITS) };
      case 'roll':
      case 'stop':
      case 'pass':
        return { kind };
      default:
        return null;
    }
  },
  readDice(move, input) {
    switch (move.kind) {
      case 'roll':
        return input.numbers(DICE, COLOUR_BITS);
      case 'reroll':
        return input.numbers(move.places.length, COLOUR_BITS);
      case 'keep':
        return input.numbers(input.bits(CARD_BITS), CARD_BITS);
      default:
        return [];
    }
  },
};
