import { JsiSkCanvas } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkCanvas';
import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkia';
import type { CanvasKit, Surface } from 'canvaskit-wasm';
import { useLayoutEffect, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useAnimatedReaction } from 'react-native-reanimated';
import { drawPiece } from './atlas';
import { drawTray, type View } from './drawTray';
import { type Kit, makeKit, type Skia } from './kit';
import type { Player, Playing } from './player';
import type { Surface as SurfaceView } from './surface';
import { usePlaying } from './usePlaying';

/**
 * In a browser there is no other thread to draw on, so Skia's own renderer would only be in the way (and add a megabyte):
 * whenever Reanimated moves the time, a frame is drawn straight to the canvas.
 */
export function createWebSurface(engine: CanvasKit): SurfaceView {
  // The same interface, declared twice: once for each way that the library is built.
  const kit = makeKit(JsiSkApi(engine) as unknown as Skia, PixelRatio.get());
  return function WebSurface({ player, view, width, height, onReady, onFail }) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const [stage, setStage] = useState<Stage | null>(null);
    const { playing, time, hand } = usePlaying(player);
    const fail = useRef(onFail);
    fail.current = onFail;

    useLayoutEffect(() => {
      const element = canvas.current;
      if (element === null) return;
      const opened = openStage(engine, kit, element);
      if (opened === null) {
        fail.current();
        return;
      }
      const lost = () => fail.current();
      element.addEventListener('webglcontextlost', lost);
      setStage(opened);
      return () => {
        element.removeEventListener('webglcontextlost', lost);
        setStage(null);
        opened.close();
      };
    }, []);

    useLayoutEffect(() => {
      if (stage !== null && !stage.fit(width, height)) fail.current();
    }, [stage, width, height]);

    useAnimatedReaction(
      () => ({ playing: playing.value, time: time.value, hand: hand.value }),
      (now) => {
        if (stage === null || now.playing === null) return;
        stage.draw(now.playing, view, now.time, now.hand);
        onReady();
      },
      [stage, view, width, height, onReady],
    );

    return (
      <div style={{ width, height, overflow: 'hidden' }} aria-hidden>
        <canvas ref={canvas} style={{ display: 'block' }} />
      </div>
    );
  };
}

const INTERSECT = 1; // ClipOp.Intersect

interface Stage {
  /**
   * Makes room for so much; false if there can't be. Another size, like another context, takes a tenth of a second: a canvas
   * that is too high stays as it is, and what is too much of it is cut off.
   */
  fit(width: number, height: number): boolean;
  draw(playing: Playing, view: View, time: number, hand: Player['hand']): void;
  close(): void;
}

function openStage(engine: CanvasKit, kit: Kit, element: HTMLCanvasElement): Stage | null {
  const handle = engine.GetWebGLContext(element);
  const gpu = handle > 0 ? engine.MakeWebGLContext(handle) : null;
  if (gpu === null) return null;
  const ratio = Math.min(PixelRatio.get(), 3);
  let surface: Surface | null = null;
  let warm = false;
  return {
    fit(width, height) {
      const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (surface !== null && across === element.width && down <= element.height) return true;
      element.width = across;
      element.height = down;
      element.style.width = `${element.width / ratio}px`;
      element.style.height = `${element.height / ratio}px`;
      surface?.delete();
      surface = engine.MakeOnScreenGLSurface(gpu, element.width, element.height, engine.ColorSpace.SRGB);
      if (surface !== null && !warm) warmUp(engine, kit, surface);
      warm = true;
      return surface !== null;
    },
    draw({ plan, looks }, view, time, hand) {
      // A frame that was asked for before it was closed may still come.
      if (surface === null) return;
      const canvas = surface.getCanvas();
      canvas.clear(engine.TRANSPARENT);
      canvas.save();
      canvas.scale(ratio, ratio);
      drawTray(new JsiSkCanvas(engine, canvas), kit, plan, looks, view, time, hand.x, hand.y);
      canvas.restore();
      surface.flush();
    },
    close() {
      surface?.delete();
      surface = null;
      gpu.delete();
      engine.deleteContext(handle);
    },
  };
}

/** What a throw needs of the GPU is made now, so that no frame waits for it: pieces and shapes, turned, under a round clip. */
function warmUp(engine: CanvasKit, kit: Kit, surface: Surface): void {
  const canvas = new JsiSkCanvas(engine, surface.getCanvas());
  const black = Float32Array.of(0, 0, 0, 1);
  kit.fill.setColor(black);
  for (const clipped of [false, true]) {
    canvas.save();
    if (clipped)
      canvas.clipRRect({ rect: { x: 1, y: 1, width: 40, height: 40 }, rx: 8, ry: 8 }, INTERSECT, true);
    canvas.rotate(1, 0, 0);
    canvas.scale(20, 20);
    canvas.translate(0.6, 0.6);
    for (const mark of kit.atlas.marks.slice(0, 2))
      drawPiece(canvas, kit.atlas, mark, kit.atlas.markFrame, black);
    canvas.drawRRect(kit.plain, kit.fill);
    canvas.drawDRRect(kit.ring[0], kit.ring[1], kit.fill);
    canvas.restore();
  }
  surface.flush();
  surface.getCanvas().clear(engine.TRANSPARENT);
  surface.flush();
}
