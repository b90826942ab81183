import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';
import engine from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import type { Surface } from './surface';
import { createWebSurface } from './WebSurface';

/** Fetches Skia's engine from where the app itself came from. */
export async function loadWebSurface(): Promise<Surface> {
  await LoadSkiaWeb({ locateFile: () => engine });
  return createWebSurface(CanvasKit);
}
