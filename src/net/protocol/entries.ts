import { BitReader, BitWriter, writeEntry } from '../../engine/codec';
import { type AnyGame, type Entry, parseMove } from '../../engine/game';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';

const SEAT_BITS = 3;
/** Every entry has at least the bits of its seat. */
const LEAST_BITS = SEAT_BITS;
/** The longest varint. */
const COUNT_BYTES = 5;

export interface Packed {
  readonly count: number;
  readonly bytes: Uint8Array;
}

type Log = readonly Entry<unknown>[];

/** Packs entries from this index on into at most `most` bytes, but at least one entry if there is one. */
export function packEntries(game: AnyGame, log: Log, from: number, most: number): Packed {
  const all = packed(game, log.slice(from));
  if (all.bytes.length <= most) return all;
  let count = 0;
  let bytes = 0;
  for (const entry of log.slice(from)) {
    // Each entry alone is padded to a whole byte, so the sum is an upper bound.
    bytes += writeEntry(game, entry).length;
    if (count > 0 && bytes + COUNT_BYTES > most) break;
    count += 1;
  }
  return packed(game, log.slice(from, from + count));
}

function packed(game: AnyGame, entries: Log): Packed {
  const out = new BitWriter();
  for (const { seat, move, dice } of entries) {
    out.bits(seat, SEAT_BITS);
    game.codec.write(move, dice, out);
  }
  const bytes = new ByteWriter().varint(entries.length).raw(out.bytes()).bytes();
  return { count: entries.length, bytes };
}

/** Null if the bytes are no entries, or if a record could not contain one of them (R8). */
export function unpackEntries(game: AnyGame, bytes: Uint8Array): Log | null {
  const head = new ByteReader(bytes);
  const count = head.varint();
  const bits = head.rest();
  if (!head.whole() || count * LEAST_BITS > bits.length * 8) return null;
  const input = new BitReader(bits);
  const entries: Entry<unknown>[] = [];
  for (let at = 0; at < count; at += 1) {
    const seat = input.bits(SEAT_BITS);
    const read = game.codec.read(input);
    if (!read || parseMove(game.notation, game.notation.format(read.move)) === null) return null;
    entries.push({ seat, move: read.move, dice: read.dice });
  }
  return input.atEnd() ? entries : null;
}
