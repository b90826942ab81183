import { FIRST_ERA } from '../protocol/eras';
import type { Membership, SeatAssignment } from './membership';
import { TABLE_BYTES } from './membership';

interface NewTable {
  readonly key: Uint8Array;
  readonly assignments: readonly SeatAssignment[];
  readonly realDice: boolean;
  readonly random: (count: number) => Uint8Array;
}

export const HOST_PHONE = 0;

/** The membership of a table that becomes shared. Entries from before belong to its first era. */
export function newTable({ key, assignments, realDice, random }: NewTable): Membership {
  const era = { number: FIRST_ERA, phone: HOST_PHONE };
  return {
    table: random(TABLE_BYTES),
    me: HOST_PHONE,
    role: 'host',
    era,
    eras: [{ ...era, from: 0 }],
    assignments,
    phones: [{ number: HOST_PHONE, key, address: null }],
    realDice,
    paused: false,
  };
}
