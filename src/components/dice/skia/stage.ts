import { JsiSkCanvas } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkCanvas';
import type { CanvasKit, Surface } from 'canvaskit-wasm';
import { drawTray } from './drawing/draw-tray';
import type { Kit } from './kit';
import type { Opening, Scene } from './painter-messages';

/** A canvas with a GPU context. */
export interface Stage {
  /** Returns false if drawing is not possible. */
  draw(scene: Scene): boolean;
  close(): void;
}

export function openStage(engine: CanvasKit, kit: Kit, { canvas, ratio }: Opening): Stage | null {
  const handle = engine.GetWebGLContext(canvas);
  const gpu = handle > 0 ? engine.MakeWebGLContext(handle) : null;
  if (gpu === null) return null;
  let surface: Surface | null = null;
  let fitted: Scene['size'] | null = null;

  const resize = (size: Scene['size']): void => {
    if (fitted === size) return;
    fitted = size;
    canvas.width = size.across;
    canvas.height = size.down;
    surface?.delete();
    surface = engine.MakeOnScreenGLSurface(gpu, size.across, size.down, engine.ColorSpace.SRGB);
  };

  return {
    draw({ size, view, picture: { plan, looks }, time, hand }) {
      resize(size);
      if (surface === null) return false;
      const canvas = surface.getCanvas();
      canvas.clear(engine.TRANSPARENT);
      canvas.save();
      canvas.scale(ratio, ratio);
      drawTray(new JsiSkCanvas(engine, canvas), kit, plan, looks, view, time, hand.x, hand.y);
      canvas.restore();
      surface.flush();
      return true;
    },
    close() {
      surface?.delete();
      surface = null;
      gpu.delete();
      engine.deleteContext(handle);
    },
  };
}
