import { hex, unhex } from '../../discovery/card';
import { ByteReader } from '../../protocol/byte-reader';
import { ByteWriter } from '../../protocol/byte-writer';
import type { Era } from '../../protocol/eras';
import { NO_PHONE, TABLE_BYTES } from '../../session/membership';

/**
 * NB2: the part of an advertisement that identifies a table and its era, so that its card need not be read
 * again.
 */
export interface AdvertisedEra {
  /** In hexadecimal. */
  readonly table: string;
  readonly era: Era;
}

export const serviceData = ({ table, era }: AdvertisedEra): Uint8Array =>
  new ByteWriter()
    .raw(unhex(table, TABLE_BYTES) ?? new Uint8Array(TABLE_BYTES))
    .u32(era.number)
    .u8(era.phone)
    .bytes();

/** Null if the bytes are no service data of a table. */
export function readServiceData(bytes: Uint8Array): AdvertisedEra | null {
  const input = new ByteReader(bytes);
  const table = hex(input.raw(TABLE_BYTES));
  const era = { number: input.u32(), phone: input.u8(NO_PHONE - 1) };
  return input.whole() ? { table, era } : null;
}
