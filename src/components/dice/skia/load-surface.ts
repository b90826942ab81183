import type { Surface } from './surface';

export async function loadSurface(): Promise<Surface> {
  return (await import('./NativeSurface')).NativeSurface;
}
