import { BitReader, BitWriter, readMove, writeEntry, writeMove } from '../../engine/codec';
import type { AnyGame, Entry } from '../../engine/game';
import { HOST_LINK_BYTES, LINK_BYTES, type RollProof, witnessKinds } from '../../engine/roll-proof';
import type { SentEntry, SentProof } from '../dice/proven-entries';
import { bytesOf, witnessedBy } from '../dice/rolls';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';

/** Every entry has at least the bits of its seat. */
const LEAST_BITS = 3;
/** The longest varint. */
const COUNT_BYTES = 5;
const KIND_BITS = 3;
const MISSED = 4;
const PHONE_BITS = 8;
/** The most bytes of a proof in a list of entries. */
const PROOF_BYTES = 21;
/** A guest hashes once or more for each witnessed roll, so a message has a limit: it must not block a phone. */
const MOST_ROLLS = 100;

export interface Packed {
  readonly count: number;
  readonly bytes: Uint8Array;
}

type Log = readonly Entry<unknown>[];

/** Packs entries from this index on into at most `most` bytes, but at least one entry if there is one. */
export function packEntries(game: AnyGame, log: Log, from: number, most: number): Packed {
  const entries = upToMostRolls(log.slice(from));
  const all = packed(game, entries);
  if (all.bytes.length <= most) return all;
  let count = 0;
  let bytes = 0;
  for (const entry of entries) {
    // Each entry alone is padded to a whole byte, so the sum is an upper bound.
    bytes += writeEntry(game, entry).length + (entry.dice.length > 0 ? PROOF_BYTES : 0);
    if (count > 0 && bytes + COUNT_BYTES > most) break;
    count += 1;
  }
  return packed(game, entries.slice(0, count));
}

function upToMostRolls(log: Log): Log {
  let rolls = 0;
  const end = log.findIndex((entry) => {
    if (witnessedBy(entry)) rolls += 1;
    return rolls > MOST_ROLLS;
  });
  return end < 0 ? log : log.slice(0, end);
}

function packed(game: AnyGame, entries: Log): Packed {
  const out = new BitWriter();
  const ends = chainEnds(entries);
  for (const [at, entry] of entries.entries()) {
    writeMove(game, entry, out);
    game.codec.writeDice(entry.move, entry.dice, out);
    if (entry.dice.length > 0) writeProof(entry.proof, ends[at] ?? NO_END, out);
  }
  const bytes = new ByteWriter().varint(entries.length).raw(out.bytes()).bytes();
  return { count: entries.length, bytes };
}

/** Whether an entry has the last link of the host's chain, and of its phone's, in a list of entries. */
interface ChainEnd {
  readonly host: boolean;
  readonly link: boolean;
}

const NO_END: ChainEnd = { host: false, link: false };

/** Only the last link of each chain is sent: the earlier ones follow from it. */
function chainEnds(entries: Log): readonly ChainEnd[] {
  let later = new Set<number>();
  const ends = [...entries].reverse().map((entry): ChainEnd => {
    const proof = witnessedBy(entry);
    if (!proof) return NO_END;
    const end = { host: later.size === 0, link: !later.has(proof.phone) };
    later.add(proof.phone);
    // Chains begin anew with each era.
    if (proof.chain) later = new Set();
    return end;
  });
  return ends.reverse();
}

function writeProof(proof: RollProof | undefined, end: ChainEnd, out: BitWriter): void {
  if (!proof) out.bits(0, KIND_BITS);
  else if (proof.kind === 'missed') out.bits(MISSED, KIND_BITS);
  else {
    out.bits(witnessKinds.indexOf(proof.kind) + 1, KIND_BITS);
    out.bits(proof.phone, PHONE_BITS);
    const { host, link } = bytesOf(proof);
    writeLink(end.host ? host : null, out);
    writeLink(end.link ? link : null, out);
  }
}

function writeLink(link: Uint8Array | null, out: BitWriter): void {
  out.bits(link ? 1 : 0, 1);
  for (const byte of link ?? []) out.bits(byte, 8);
}

const readLink = (input: BitReader, length: number): Uint8Array | null =>
  input.bits(1) === 1 ? Uint8Array.from(input.numbers(length, 8)) : null;

/** Undefined if the bits are no proof. */
function readProof(input: BitReader): SentProof | null | undefined {
  const code = input.bits(KIND_BITS);
  if (code === 0) return null;
  if (code === MISSED) return { kind: 'missed' };
  const kind = witnessKinds[code - 1];
  if (!kind) return undefined;
  const phone = input.bits(PHONE_BITS);
  return { kind, phone, host: readLink(input, HOST_LINK_BYTES), link: readLink(input, LINK_BYTES) };
}

/** Null if the bytes are no entries, or if a record could not contain one of them (R8). */
export function unpackEntries(game: AnyGame, bytes: Uint8Array): readonly SentEntry[] | null {
  const head = new ByteReader(bytes);
  const count = head.varint();
  const bits = head.rest();
  if (!head.whole() || count * LEAST_BITS > bits.length * 8) return null;
  const input = new BitReader(bits);
  const entries: SentEntry[] = [];
  for (let at = 0; at < count; at += 1) {
    const read = readMove(game, input);
    const dice = read && game.codec.readDice(read.move, input);
    if (!read || !dice) return null;
    const proof = dice.length > 0 ? readProof(input) : null;
    if (proof === undefined) return null;
    entries.push({ ...read, dice, proof });
  }
  return input.atEnd() ? entries : null;
}
