import { sha256 } from '@noble/hashes/sha2.js';
import type { Words } from '../../engine/random';
import { ascii, joined } from '../bytes';
import { type ChainId, eraBytes, u16 } from './chain';

const ROLL_LABEL = ascii('Knobel dice');
const MORE_LABEL = ascii('Knobel more');
const BLOCK_BYTES = 32;

/** What the values of a witnessed roll follow from. */
export interface RollInputs extends Pick<ChainId, 'table' | 'era'> {
  /** The number of the roll: the witnessed rolls of its era are counted from 1. */
  readonly roll: number;
  readonly host: Uint8Array;
  readonly phone: number;
  readonly link: Uint8Array;
}

/** N35: random words for the draws of a roll. They follow from both links. */
export function rollWords({ roll, host, phone, link, ...of }: RollInputs): Words {
  let block = sha256(joined(ROLL_LABEL, eraBytes(of), u16(roll), host, Uint8Array.of(phone), link));
  let at = 0;
  return () => {
    if (at === BLOCK_BYTES) {
      block = sha256(joined(MORE_LABEL, block));
      at = 0;
    }
    const word = new DataView(block.buffer, block.byteOffset).getUint32(at);
    at += 4;
    return word;
  };
}
