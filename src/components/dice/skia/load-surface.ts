import { TurboModuleRegistry } from 'react-native';
import type { Surface } from './surface';

/** Skia is a native module: where the app was built without it, nothing is loaded. */
export const canLoadSurface = (): boolean => TurboModuleRegistry.get('RNSkiaModule') !== null;

export async function loadSurface(): Promise<Surface> {
  return (await import('./NativeSurface')).NativeSurface;
}
