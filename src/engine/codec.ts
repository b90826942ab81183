import { type AnyGame, type Entry, parseMove, type Seat } from './game';

/** Encodes a game's moves and their dice as bits. It writes legal entries only, but must read any input. */
export interface EntryCodec<Move> {
  write(move: Move, out: BitWriter): void;
  /** Writes the dice that the move drew. They follow the move. */
  writeDice(move: Move, dice: readonly number[], out: BitWriter): void;
  /**
   * Returns null for bits that `write` never writes. Numbers out of range may pass: `readMove` refuses such
   * moves.
   */
  read(input: BitReader): Move | null;
  /** Returns null for bits that `writeDice` never writes. */
  readDice(move: Move, input: BitReader): readonly number[] | null;
}

/** Writes whole numbers with a given number of bits each, highest bit first. */
export class BitWriter {
  private readonly done: number[] = [];
  private partial = 0;
  private free = 8;

  bits(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      this.free -= 1;
      this.partial |= ((value >>> bit) & 1) << this.free;
      if (this.free === 0) {
        this.done.push(this.partial);
        this.partial = 0;
        this.free = 8;
      }
    }
  }

  /**
   * Writes a number that may be negative, with an offset: as its distance from the lowest that `width` bits
   * can hold.
   */
  signed(value: number, width: number): void {
    this.bits(value + (1 << (width - 1)), width);
  }

  /** Writes up to seven ordinary dice: their number, then 3 bits each. */
  dice(values: readonly number[]): void {
    this.bits(values.length, 3);
    for (const value of values) this.bits(value, 3);
  }

  /** Returns the bytes, padded with zero bits. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.free < 8 ? [...this.done, this.partial] : this.done);
  }
}

/** Reads bits. Reads past the end return zeros, so one call of `atEnd` after reading is enough. */
export class BitReader {
  private at = 0;

  constructor(private readonly from: Uint8Array) {}

  bits(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit += 1) {
      const byte = this.from[this.at >>> 3] ?? 0;
      value = (value << 1) | ((byte >>> (7 - (this.at & 7))) & 1);
      this.at += 1;
    }
    return value >>> 0;
  }

  signed(width: number): number {
    return this.bits(width) - (1 << (width - 1));
  }

  numbers(count: number, width: number): number[] {
    return Array.from({ length: count }, () => this.bits(width));
  }

  dice(): number[] {
    return this.numbers(this.bits(3), 3);
  }

  /** Whether exactly the whole input was read, except for zero bits that pad the last byte. */
  atEnd(): boolean {
    const end = this.from.length * 8;
    return this.at <= end && end - this.at < 8 && this.bits(end - this.at) === 0;
  }
}

const SEAT_BITS = 3;

/** A seat and its move, without the dice. */
export interface SeatMove {
  readonly seat: Seat;
  readonly move: unknown;
}

export function writeMove(game: AnyGame, { seat, move }: SeatMove, out: BitWriter): void {
  out.bits(seat, SEAT_BITS);
  game.codec.write(move, out);
}

/** Null if the bits are no move. A move that has no text is refused (R8). */
export function readMove(game: AnyGame, input: BitReader): SeatMove | null {
  const seat: Seat = input.bits(SEAT_BITS);
  const move = game.codec.read(input);
  return move === null || parseMove(game.notation, game.notation.format(move)) === null
    ? null
    : { seat, move };
}

export function writeEntry(game: AnyGame, entry: Entry<unknown>): Uint8Array {
  const out = new BitWriter();
  writeMove(game, entry, out);
  game.codec.writeDice(entry.move, entry.dice, out);
  return out.bytes();
}

/** Returns the entry with exactly these bytes, or null. */
export function readEntry(game: AnyGame, bytes: Uint8Array): Entry<unknown> | null {
  const input = new BitReader(bytes);
  const read = readMove(game, input);
  const dice = read && game.codec.readDice(read.move, input);
  return read && dice && input.atEnd() ? { ...read, dice } : null;
}
