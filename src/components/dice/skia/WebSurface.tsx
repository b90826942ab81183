import { JsiSkCanvas } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkCanvas';
import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkia';
import type { CanvasKit, Surface } from 'canvaskit-wasm';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useAnimatedReaction } from 'react-native-reanimated';
import { drawTray, type View } from './drawTray';
import { type Kit, makeKit, type Skia } from './kit';
import type { Player } from './player';
import { type Picture, rehearsal } from './rehearsal';
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
    const [rehearsed, setRehearsed] = useState(false);
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
        setRehearsed(false);
        opened.close();
      };
    }, []);

    useLayoutEffect(() => {
      if (stage !== null && !stage.fit(width, height)) fail.current();
    }, [stage, width, height]);

    // What a throw needs of the GPU is made before anything is shown, a piece at a time: no frame waits for it later.
    useEffect(() => {
      if (stage === null || rehearsed) return;
      const left = [...rehearsal()];
      const goOn = () => {
        const next = left.shift();
        if (next === undefined) {
          setRehearsed(true);
          return;
        }
        stage.draw(next, view, 0, nowhere);
        timer = setTimeout(goOn);
      };
      let timer = setTimeout(goOn);
      return () => clearTimeout(timer);
    }, [stage, view, rehearsed]);

    useAnimatedReaction(
      () => ({ playing: playing.value, time: time.value, hand: hand.value }),
      (now) => {
        if (stage === null || !rehearsed || now.playing === null) return;
        stage.draw(now.playing, view, now.time, now.hand);
        onReady();
      },
      [stage, rehearsed, view, width, height, onReady],
    );

    return (
      <div style={{ width, height, overflow: 'hidden' }} aria-hidden>
        <canvas ref={canvas} style={{ display: 'block', visibility: rehearsed ? 'visible' : 'hidden' }} />
      </div>
    );
  };
}

const nowhere = { x: 0, y: 0 };

interface Stage {
  /**
   * Makes room for so much; false if there can't be. Another size, like another context, takes a tenth of a second: a canvas
   * that is too high stays as it is, and what is too much of it is cut off.
   */
  fit(width: number, height: number): boolean;
  draw(picture: Picture, view: View, time: number, hand: Player['hand']): void;
  close(): void;
}

function openStage(engine: CanvasKit, kit: Kit, element: HTMLCanvasElement): Stage | null {
  const handle = engine.GetWebGLContext(element);
  const gpu = handle > 0 ? engine.MakeWebGLContext(handle) : null;
  if (gpu === null) return null;
  const ratio = Math.min(PixelRatio.get(), 3);
  let surface: Surface | null = null;
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
