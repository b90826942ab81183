import { getRandomValues } from 'expo-crypto';

/** Fills the block by the phone's secure generator: Hermes has no `crypto`. */
export function fillSecurely(block: Uint32Array<ArrayBuffer>): void {
  getRandomValues(block);
}
