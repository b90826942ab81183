import { sha256 } from '@noble/hashes/sha2.js';
import { HOST_LINK_BYTES, LINK_BYTES } from '../../engine/roll-proof';
import { ascii, joined } from '../bytes';
import type { Era } from '../protocol/eras';

/** N34: the number of links that follow a chain's anchor: rolls of an era beyond it have no witness. */
export const CHAIN_LENGTH = 1024;

const LINK_LABEL = ascii('Knobel link');
const SEED_LABEL = ascii('Knobel seed');

/** A phone's hash chain in one era of a table. */
export interface ChainId {
  /** 8 bytes. */
  readonly table: Uint8Array;
  readonly era: Era;
  readonly phone: number;
}

export const u16 = (value: number): Uint8Array => Uint8Array.of(value >>> 8, value & 0xff);

const u32 = (value: number): Uint8Array => joined(u16(Math.floor(value / 0x1_0000)), u16(value % 0x1_0000));

/** The bytes that stand for a table and an era in every hash. */
export const eraBytes = ({ table, era }: Pick<ChainId, 'table' | 'era'>): Uint8Array =>
  joined(table, u32(era.number), Uint8Array.of(era.phone));

/** N34: the host's links are longer, because only the host can prepare its chain in advance. */
const lengthOf = ({ era, phone }: ChainId): number => (phone === era.phone ? HOST_LINK_BYTES : LINK_BYTES);

const shortened = (hash: Uint8Array, id: ChainId): Uint8Array => hash.slice(0, lengthOf(id));

/** N34: link number `n − 1`, which follows from link number `n`. Link 0 is the anchor. */
export const linkBefore = (id: ChainId, n: number, link: Uint8Array): Uint8Array =>
  shortened(sha256(joined(LINK_LABEL, eraBytes(id), Uint8Array.of(id.phone), u16(n), link)), id);

/** Link number `to`, which follows from link number `from`. */
export function linkAt(id: ChainId, to: number, from: number, link: Uint8Array): Uint8Array {
  let at = link;
  for (let n = from; n > to; n -= 1) at = linkBefore(id, n, at);
  return at;
}

/** A chain of this phone. It follows from a secret, so it is the same after a restart of the app. */
export class Chain {
  /** By number; computed at the first use. */
  private readonly links: Uint8Array[] = [];

  constructor(
    readonly id: ChainId,
    private readonly secret: Uint8Array,
  ) {}

  link(n: number): Uint8Array {
    if (this.links.length === 0) this.compute();
    const link = this.links[n];
    if (!link) throw new RangeError(`a chain has no link ${n}`);
    return link;
  }

  private compute(): void {
    const { id } = this;
    let link = shortened(sha256(joined(SEED_LABEL, this.secret, eraBytes(id), Uint8Array.of(id.phone))), id);
    this.links[CHAIN_LENGTH] = link;
    for (let n = CHAIN_LENGTH; n > 0; n -= 1) {
      link = linkBefore(id, n, link);
      this.links[n - 1] = link;
    }
  }
}
