import { fieldsOf, textOf, wholeNumber } from './options';

/**
 * How the second link of a roll was found: its own phone rolled; a phone was asked because the host's side
 * rolled; or another phone was asked instead of one that did not answer.
 */
export const witnessKinds = ['rolled', 'asked', 'instead'] as const;
export type WitnessKind = (typeof witnessKinds)[number];

/** Names the hash chains to which the links of an era belong. */
export interface ChainStart {
  /** In hexadecimal. */
  readonly table: string;
  readonly era: number;
  /** The number of the phone that hosts the era. */
  readonly host: number;
}

/** A roll whose values follow from a link of the host and a link of another phone, both in hexadecimal. */
export interface Witnessed {
  readonly kind: WitnessKind;
  /** The number of the other phone. */
  readonly phone: number;
  readonly host: string;
  readonly link: string;
  /** On the first witnessed roll of an era. */
  readonly chain?: ChainStart;
}

/** Where the values of a roll come from. `missed`: phones were asked and none answered. */
export type RollProof = Witnessed | { readonly kind: 'missed' };

export const HOST_LINK_BYTES = 11;
export const LINK_BYTES = 6;
const TABLE_BYTES = 8;

const isHex = (text: string | null, bytes: number): text is string =>
  text !== null && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** Reads a proof from a record; null if it has not its form. */
export function readProof(json: unknown): RollProof | null {
  const fields = fieldsOf(json, ['kind', 'phone', 'host', 'link', 'chain']);
  if (!fields) return null;
  if (fields.get('kind') === 'missed') return fields.size === 1 ? { kind: 'missed' } : null;
  const kind = witnessKinds.find((each) => each === fields.get('kind'));
  const phone = numberUpTo(fields.get('phone'), 254);
  const host = textOf(fields.get('host'));
  const link = textOf(fields.get('link'));
  if (!kind || phone === null || !isHex(host, HOST_LINK_BYTES) || !isHex(link, LINK_BYTES)) return null;
  if (!fields.has('chain')) return { kind, phone, host, link };
  const chain = readChainStart(fields.get('chain'));
  return chain && { kind, phone, host, link, chain };
}

function readChainStart(json: unknown): ChainStart | null {
  const fields = fieldsOf(json, ['table', 'era', 'host']);
  const table = textOf(fields?.get('table'));
  const era = numberUpTo(fields?.get('era'), 0xffff_ffff);
  const host = numberUpTo(fields?.get('host'), 254);
  return isHex(table, TABLE_BYTES) && era !== null && host !== null ? { table, era, host } : null;
}

function numberUpTo(json: unknown, most: number): number | null {
  const number = wholeNumber(json);
  return number !== null && number >= 0 && number <= most ? number : null;
}

/** How the rolls of a log were made. Shuffles and Arena's throws are rolls too. */
export interface RollCounts {
  readonly rolls: number;
  readonly witnessed: number;
  /** Witnessed by another phone than the one in turn. */
  readonly instead: number;
}

/** Null for a log without any proof: its table was not shared, or its dice are real. */
export function countRolls(
  log: readonly { readonly dice: readonly number[]; readonly proof?: RollProof }[],
): RollCounts | null {
  const rolls = log.filter(({ dice }) => dice.length > 0);
  if (rolls.every(({ proof }) => !proof)) return null;
  const count = (...kinds: readonly RollProof['kind'][]): number =>
    rolls.filter(({ proof }) => proof && kinds.includes(proof.kind)).length;
  return { rolls: rolls.length, witnessed: count(...witnessKinds), instead: count('instead') };
}
