import type { Entry } from '../../engine/game';
import { HOST_LINK_BYTES, LINK_BYTES, type Witnessed } from '../../engine/roll-proof';
import { hex, unhex } from '../discovery/card';
import type { Membership } from '../session/membership';
import { playsSeat } from '../session/seat-views';
import type { ChainId } from './chain';

/** A link with its number. */
export interface Link {
  readonly roll: number;
  readonly link: Uint8Array;
}

/** The witnessed rolls of one era so far. */
export interface Rolls {
  readonly count: number;
  /** The host's last link; null before the first roll. */
  readonly host: Link | null;
  /** The last link of each other phone. */
  readonly links: ReadonlyMap<number, Link>;
  /** The phone that witnessed last; null before the first roll. */
  readonly last: number | null;
}

type Log = readonly Entry<unknown>[];

const NONE: Rolls = { count: 0, host: null, links: new Map(), last: null };

export const witnessedBy = ({ proof }: Pick<Entry<unknown>, 'proof'>): Witnessed | null =>
  proof && proof.kind !== 'missed' ? proof : null;

export const bytesOf = ({ host, link }: Witnessed): { host: Uint8Array; link: Uint8Array } => ({
  host: unhex(host, HOST_LINK_BYTES) ?? new Uint8Array(HOST_LINK_BYTES),
  link: unhex(link, LINK_BYTES) ?? new Uint8Array(LINK_BYTES),
});

/** The witnessed rolls of this era in a log. */
export function rollsOf(log: Log, { table, era }: Pick<ChainId, 'table' | 'era'>): Rolls {
  const id = hex(table);
  const begin = log.findLastIndex((entry) => {
    const chain = witnessedBy(entry)?.chain;
    return chain?.table === id && chain.era === era.number && chain.host === era.phone;
  });
  return begin < 0 ? NONE : countedFrom(log.slice(begin));
}

function countedFrom(log: Log): Rolls {
  const links = new Map<number, Link>();
  let count = 0;
  let host: Link | null = null;
  let last: number | null = null;
  for (const entry of log) {
    const proof = witnessedBy(entry);
    if (!proof) continue;
    // A later era begins here.
    if (proof.chain && count > 0) break;
    count += 1;
    const bytes = bytesOf(proof);
    host = { roll: count, link: bytes.host };
    links.set(proof.phone, { roll: count, link: bytes.link });
    last = proof.phone;
  }
  return { count, host, links, last };
}

/** The phones that have witnessed rolls. */
export const witnessesOf = (log: Log): readonly number[] => [
  ...new Set(log.flatMap((entry) => witnessedBy(entry)?.phone ?? [])),
];

/**
 * N36: the order in which phones are asked: those that play a seat before the others, and by number, beginning
 * after the phone that witnessed last.
 */
export function inOrder(
  phones: readonly number[],
  rolls: Rolls,
  { era, assignments }: Pick<Membership, 'era' | 'assignments'>,
): readonly number[] {
  const after = (rolls.last ?? era.phone) + 1;
  const rank = (phone: number): number =>
    ((phone - after + 256) % 256) + (playsSeat(assignments, phone) ? 0 : 256);
  return phones.filter((phone) => phone !== era.phone).sort((a, b) => rank(a) - rank(b));
}
