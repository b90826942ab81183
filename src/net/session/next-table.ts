import { sha512 } from '@noble/hashes/sha2.js';
import { ascii, joined } from '../bytes';
import { FIRST_ERA } from '../protocol/eras';
import { type Membership, TABLE_BYTES } from './membership';

/** N27: a phone that was away for so many games still finds the table. */
const GAMES_LATER = 4;

/**
 * N27: the id of the table that this host opens next. Only a phone that knows the host's key can compute it.
 */
export const nextTable = (table: Uint8Array, host: Uint8Array): Uint8Array =>
  sha512(joined(ascii('Knobel again'), table, host)).slice(0, TABLE_BYTES);

/**
 * N27: the ids of the tables where the phones of this one may continue: up to two games later with any hosts,
 * up to four with the same host. Only phones that keep a seat or have hosted can open one.
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

/**
 * N28: the membership with which a host opens the next table. All phones keep their number, key and seats.
 */
export function nextMembership(membership: Membership, taken: (table: Uint8Array) => boolean): Membership {
  const { me, phones } = membership;
  const own = phones.find(({ number }) => number === me);
  if (!own) throw new Error('a host is one of the phones of its table');
  let table = nextTable(membership.table, own.key);
  while (taken(table)) table = nextTable(table, own.key);
  const era = { number: FIRST_ERA, phone: me };
  return { ...membership, table, role: 'host', era, eras: [{ ...era, from: 0 }], paused: false };
}
