/** Fills the block by the browser's secure generator. */
export function fillSecurely(block: Uint32Array<ArrayBuffer>): void {
  crypto.getRandomValues(block);
}
