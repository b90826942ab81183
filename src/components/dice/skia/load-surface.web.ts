import type { Surface } from './surface';

/** Skia's engine for browsers loads with the first tray. */
export const canLoadSurface = (): boolean =>
  typeof WebAssembly !== 'undefined' &&
  typeof WebGL2RenderingContext !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined';

export async function loadSurface(): Promise<Surface> {
  return (await import('./WebSurface')).WebSurface;
}
