import type { Entry } from '../../engine/game';
import type { RollProof, WitnessKind } from '../../engine/roll-proof';
import { same } from '../bytes';
import { hex } from '../discovery/card';
import { type Era, type Eras, sameEra } from '../protocol/eras';
import { CHAIN_LENGTH, type ChainId, linkAt } from './chain';
import type { RollInputs } from './roll-words';
import { type Link, type Rolls, rollsOf } from './rolls';

/** A proof as it is sent: a link that follows from a later one of the same message may be left out. */
export type SentProof =
  | { readonly kind: 'missed' }
  | {
      readonly kind: WitnessKind;
      readonly phone: number;
      readonly host: Uint8Array | null;
      readonly link: Uint8Array | null;
    };

export interface SentEntry extends Omit<Entry<unknown>, 'proof'> {
  readonly proof: SentProof | null;
}

/** An entry whose links fit the chains, and what its values must follow from. */
export interface ProvenEntry {
  readonly entry: Entry<unknown>;
  /** Null for an entry that no phone has witnessed. */
  readonly inputs: RollInputs | null;
}

/** The chains as far as they are known before the entries. */
export interface ChainContext {
  readonly log: readonly Entry<unknown>[];
  readonly table: Uint8Array;
  readonly eras: Eras;
  /** N34: the anchor of the host's chain in one era. */
  readonly anchor: HostAnchor | null;
}

export interface HostAnchor {
  readonly era: Era;
  readonly link: Uint8Array;
}

interface Numbered {
  readonly sent: SentEntry;
  readonly era: Era;
  /** 0: not witnessed. */
  readonly roll: number;
}

/** N34: completes the proofs of entries. Null if a link does not fit its chain, or is missing. */
export function provenEntries(
  entries: readonly SentEntry[],
  context: ChainContext,
): readonly ProvenEntry[] | null {
  const numbered = numberedRolls(entries, context);
  if (!numbered) return null;
  const known = new Links(context);
  const proven: ProvenEntry[] = [];
  // From the end, because each link follows from the one after it.
  for (const { sent, era, roll } of [...numbered].reverse()) {
    const { proof, ...entry } = sent;
    if (proof === null) proven.push({ entry, inputs: null });
    else if (proof.kind === 'missed') proven.push({ entry: { ...entry, proof }, inputs: null });
    else {
      const { kind, phone } = proof;
      if (phone === era.phone) return null;
      const host = known.take(era, era.phone, roll, proof.host);
      const link = known.take(era, phone, roll, proof.link);
      if (!host || !link) return null;
      const { table } = context;
      const chain = { table: hex(table), era: era.number, host: era.phone };
      const full: RollProof = { kind, phone, host: hex(host), link: hex(link), ...(roll === 1 && { chain }) };
      proven.push({ entry: { ...entry, proof: full }, inputs: { table, era, roll, host, phone, link } });
    }
  }
  return known.fitTheLog() ? proven.reverse() : null;
}

/** Numbers the witnessed rolls of each era. Null if there are more than a chain has links. */
function numberedRolls(
  entries: readonly SentEntry[],
  { log, table, eras }: ChainContext,
): readonly Numbered[] | null {
  const counts = new Map<Era, number>();
  const numbered: Numbered[] = [];
  for (const [at, sent] of entries.entries()) {
    const era = eras.findLast(({ from }) => from <= log.length + at);
    if (sent.proof === null || sent.proof.kind === 'missed') {
      numbered.push({ sent, era: era ?? NO_ERA, roll: 0 });
      continue;
    }
    if (!era) return null;
    const roll = (counts.get(era) ?? rollsOf(log, { table, era }).count) + 1;
    if (roll > CHAIN_LENGTH) return null;
    counts.set(era, roll);
    numbered.push({ sent, era, roll });
  }
  return numbered;
}

const NO_ERA: Era = { number: 0, phone: 0 };

interface Known extends Link {
  readonly id: ChainId;
}

/** The earliest link of each chain so far, going backwards. */
class Links {
  private readonly earliest: Known[] = [];

  constructor(private readonly context: ChainContext) {}

  /** The link with this number: the one that was sent, or the one that follows from a later link. */
  take(era: Era, phone: number, roll: number, sent: Uint8Array | null): Uint8Array | null {
    const index = this.earliest.findIndex(({ id }) => id.phone === phone && sameEra(id.era, era));
    const later = this.earliest[index];
    const link = later ? linkAt(later.id, roll, later.roll, later.link) : sent;
    if (!link || (sent && !same(sent, link))) return null;
    const known = { id: { table: this.context.table, era, phone }, roll, link };
    if (index < 0) this.earliest.push(known);
    else this.earliest[index] = known;
    return link;
  }

  /** Whether the earliest links lead to those in the log before, and to the host's anchor. */
  fitTheLog(): boolean {
    const { log, table, anchor } = this.context;
    const before = new Map<string, Rolls>();
    return this.earliest.every(({ id, roll, link }) => {
      const { era, phone } = id;
      const name = `${era.number} ${era.phone}`;
      const rolls = before.get(name) ?? rollsOf(log, { table, era });
      before.set(name, rolls);
      const isHost = phone === era.phone;
      const anchored = isHost && anchor && sameEra(anchor.era, era) ? { roll: 0, link: anchor.link } : null;
      const base = (isHost ? rolls.host : rolls.links.get(phone)) ?? anchored;
      return !base || same(linkAt(id, base.roll, roll, link), base.link);
    });
  }
}
