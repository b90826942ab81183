/** By how much text is enlarged: browsers tell by the size of the root's letters, which are 16 by default. */
export const textScale = rootSize() / 16;

function rootSize(): number {
  if (typeof document === 'undefined') return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
