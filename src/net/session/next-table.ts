import { sha512 } from '@noble/hashes/sha2.js';
import { ascii, joined } from '../bytes';
import { FIRST_ERA } from '../protocol/eras';
import { type Membership, TABLE_BYTES } from './membership';

/** N27: who was away for so many games still finds the others. */
const GAMES_LATER = 4;

/** N27: the table that this host opens after this one. Who doesn't know the host's key can't tell that it is. */
export const nextTable = (table: Uint8Array, host: Uint8Array): Uint8Array =>
  sha512(joined(ascii('Knobel again'), table, host)).slice(0, TABLE_BYTES);

/**
 * N27: the tables at which the phones of this one may play on: two games later whoever opened them, and further on if it was always the
 * same phone. Who only watches opens none.
 */
export function nextTables({ table, phones, assignments, eras, era }: Membership): readonly Uint8Array[] {
  const hosts = phones.filter(
    ({ number }) =>
      assignments.some(({ phone }) => phone === number) ||
      [era, ...eras].some(({ phone }) => phone === number),
  );
  return hosts.flatMap(({ key }) => {
    const first = nextTable(table, key);
    const own = [first];
    while (own.length < GAMES_LATER) own.push(nextTable(own.at(-1) ?? first, key));
    const others = hosts.filter((other) => other.key !== key).map((other) => nextTable(first, other.key));
    return [...own, ...others];
  });
}

/** N28: the papers that a host opens the next table with: everybody keeps number, key and seats. */
export function nextMembership(membership: Membership, taken: (table: Uint8Array) => boolean): Membership {
  const { me, phones } = membership;
  const own = phones.find(({ number }) => number === me);
  if (!own) throw new Error('a host is one of the phones of its table');
  let table = nextTable(membership.table, own.key);
  while (taken(table)) table = nextTable(table, own.key);
  const era = { number: FIRST_ERA, phone: me };
  return { ...membership, table, role: 'host', era, eras: [{ ...era, from: 0 }], paused: false };
}
