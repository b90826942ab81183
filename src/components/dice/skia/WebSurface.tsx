import { JsiSkCanvas } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkCanvas';
import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkia';
import type { CanvasKit } from 'canvaskit-wasm';
import { useEffect, useRef } from 'react';
import { PixelRatio } from 'react-native';
import { drawPiece } from './atlas';
import { drawTray, type View } from './drawTray';
import { type Kit, makeKit, type Skia } from './kit';
import { type Player, timeOf } from './player';
import type { Surface } from './surface';

/**
 * In a browser there is no other thread to draw on, so Reanimated and Skia's own renderer would only be in the way (and add a
 * megabyte): frames are drawn straight to the canvas, and only while something moves.
 */
export function createWebSurface(engine: CanvasKit): Surface {
  // The same interface, declared twice: once for each way that the library is built.
  const kit = makeKit(JsiSkApi(engine) as unknown as Skia, PixelRatio.get());
  return function WebSurface({ player, view, width, height, onReady, onFail }) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const latest = useRef({ view, onReady, onFail });
    latest.current = { view, onReady, onFail };
    const redraw = useRef<() => void>(undefined);

    useEffect(() => {
      const element = canvas.current;
      if (element === null) return;
      const ratio = Math.min(PixelRatio.get(), 3);
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      const stage = openStage(engine, kit, element, ratio);
      if (stage === null) {
        latest.current.onFail();
        return;
      }
      let frame = 0;
      let shown = false;
      const tick = () => {
        frame = 0;
        const playing = player.current;
        if (playing === null) return;
        const time = timeOf(playing, player.now());
        stage.draw(player, latest.current.view, time);
        if (!shown) latest.current.onReady();
        shown = true;
        if (time < playing.to) wake();
      };
      const wake = () => {
        if (frame === 0) frame = requestAnimationFrame(tick);
      };
      const lost = () => latest.current.onFail();
      element.addEventListener('webglcontextlost', lost);
      redraw.current = wake;
      const unfollow = player.follow(wake);
      wake();
      return () => {
        cancelAnimationFrame(frame);
        unfollow();
        redraw.current = undefined;
        element.removeEventListener('webglcontextlost', lost);
        stage.close();
      };
    }, [player, width, height]);

    // biome-ignore lint/correctness/useExhaustiveDependencies: another theme is drawn at once, though nothing moves.
    useEffect(() => redraw.current?.(), [view]);

    return <canvas ref={canvas} style={{ width, height, display: 'block' }} aria-hidden />;
  };
}

interface Stage {
  draw(player: Player, view: View, time: number): void;
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
    draw(player, view, time) {
      const { current, hand } = player;
      if (current === null) return;
      canvas.clear(engine.TRANSPARENT);
      canvas.save();
      canvas.scale(ratio, ratio);
      drawTray(wrapped, kit, current.plan, current.looks, view, time, hand.x, hand.y);
      canvas.restore();
      surface.flush();
    },
    close() {
      surface.dispose();
    },
  };
}
