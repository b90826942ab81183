import { JsiSkCanvas } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkCanvas';
import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkia';
import type { CanvasKit } from 'canvaskit-wasm';
import { useLayoutEffect, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useAnimatedReaction } from 'react-native-reanimated';
import { drawPiece } from './atlas';
import { drawTray, type View } from './drawTray';
import { type Kit, makeKit, type Skia } from './kit';
import type { Player, Playing } from './player';
import type { Surface } from './surface';
import { usePlaying } from './usePlaying';

/**
 * In a browser there is no other thread to draw on, so Skia's own renderer would only be in the way (and add a megabyte):
 * whenever Reanimated moves the time, a frame is drawn straight to the canvas.
 */
export function createWebSurface(engine: CanvasKit): Surface {
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
      const ratio = Math.min(PixelRatio.get(), 3);
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      const opened = openStage(engine, kit, element, ratio);
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
    }, [width, height]);

    useAnimatedReaction(
      () => ({ playing: playing.value, time: time.value, hand: hand.value }),
      (now) => {
        if (stage === null || now.playing === null) return;
        stage.draw(now.playing, view, now.time, now.hand);
        onReady();
      },
      [stage, view, onReady],
    );

    return <canvas ref={canvas} style={{ width, height, display: 'block' }} aria-hidden />;
  };
}

interface Stage {
  draw(playing: Playing, view: View, time: number, hand: Player['hand']): void;
  close(): void;
}

function openStage(engine: CanvasKit, kit: Kit, element: HTMLCanvasElement, ratio: number): Stage | null {
  const surface = engine.MakeWebGLCanvasSurface(element);
  // Without WebGL the engine draws by itself, on the one thread there is: too slow for dice.
  if (surface === null || !surface.reportBackendTypeIsGPU()) return null;
  const canvas = surface.getCanvas();
  const wrapped = new JsiSkCanvas(engine, canvas);
  // What the first throw needs of the GPU is made now, so that no frame waits for it.
  canvas.rotate(1, 0, 0);
  for (const mark of kit.atlas.marks.slice(0, 2)) {
    drawPiece(wrapped, kit.atlas, mark, { x: 0, y: 0, width: 9, height: 9 }, Float32Array.of(0, 0, 0, 1));
  }
  canvas.rotate(-1, 0, 0);
  surface.flush();
  return {
    draw({ plan, looks }, view, time, hand) {
      canvas.clear(engine.TRANSPARENT);
      canvas.save();
      canvas.scale(ratio, ratio);
      drawTray(wrapped, kit, plan, looks, view, time, hand.x, hand.y);
      canvas.restore();
      surface.flush();
    },
    close() {
      surface.dispose();
    },
  };
}
