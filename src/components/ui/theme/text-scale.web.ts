/** The factor by which text is enlarged, from the font size of the root element. The default there is 16. */
export const textScale = rootSize() / 16;

function rootSize(): number {
  if (typeof document === 'undefined') return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
