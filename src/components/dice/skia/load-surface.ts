import { TurboModuleRegistry } from 'react-native';
import type { Surface } from './surface';

/** Skia is a native module. An app that was built without it loads nothing. */
export const canLoadSurface = (): boolean => TurboModuleRegistry.get('RNSkiaModule') !== null;

export async function loadSurface(): Promise<Surface> {
  return (await import('./NativeSurface')).NativeSurface;
}
