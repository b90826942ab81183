import { ByteReader } from '../protocol/byte-reader';
import { ByteWriter } from '../protocol/byte-writer';
import type { Era } from '../protocol/eras';
import { NO_PHONE, TABLE_BYTES } from '../session/membership';
import { decentName } from '../session/names';

/**
 * The public description of an open table. It is not authenticated, so a phone uses it only to decide whether
 * to connect.
 */
export interface TableCard {
  /** The table's id: 8 bytes in hexadecimal. */
  readonly table: string;
  /** The host's era. */
  readonly era: Era;
  readonly game: string;
  /** The number of open seats. */
  readonly open: number;
  /** The name of the person who invites. */
  readonly name: string;
}

const CARD = 1;
const GAME_BYTES = 20;
const NAME_BYTES = 60;
/** A code point has at most four bytes. */
const MOST_LETTERS = NAME_BYTES / 4;

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null if the text is not `length` bytes in hexadecimal. */
export function unhex(text: string, length: number): Uint8Array | null {
  if (text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

export function cardBytes({ table, era, game, open, name }: TableCard): Uint8Array {
  return new ByteWriter()
    .u8(CARD)
    .raw(unhex(table, TABLE_BYTES) ?? new Uint8Array(TABLE_BYTES))
    .varint(era.number)
    .u8(era.phone)
    .text(game)
    .u8(open)
    .text(decentName(name, MOST_LETTERS))
    .bytes();
}

/** Null if these bytes are no card of this version. */
export function readCard(bytes: Uint8Array): TableCard | null {
  const input = new ByteReader(bytes);
  if (input.u8() !== CARD) return null;
  const table = hex(input.raw(TABLE_BYTES));
  const era = { number: input.varint(), phone: input.u8(NO_PHONE - 1) };
  const game = input.text(GAME_BYTES);
  const open = input.u8();
  const name = decentName(input.text(NAME_BYTES));
  return input.whole() ? { table, era, game, open, name } : null;
}
