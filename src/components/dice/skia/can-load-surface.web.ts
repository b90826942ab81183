/** Skia's engine for browsers loads with the first tray. */
export const canLoadSurface = (): boolean =>
  typeof WebAssembly !== 'undefined' &&
  typeof WebGL2RenderingContext !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined';
