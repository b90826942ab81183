import type { Surface } from './surface';

/** Skia's engine for browsers is loaded with the first tray, never before. */
export const canLoadSurface = (): boolean =>
  typeof WebAssembly !== 'undefined' &&
  typeof WebGL2RenderingContext !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined';

export async function loadSurface(): Promise<Surface> {
  return (await import('./WebSurface')).WebSurface;
}
