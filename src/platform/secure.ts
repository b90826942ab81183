import { getRandomValues } from 'expo-crypto';

/** The phone's secure generator: JavaScript on phones has none of its own. */
export function fillSecurely(block: Uint32Array<ArrayBuffer>): void {
  getRandomValues(block);
}
