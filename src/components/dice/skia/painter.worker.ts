import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkia';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';
import wasm from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import { type Kit, makeKit, type Skia } from './kit';
import type { News, Opening, Order, Scene } from './painting';
import { rehearsal } from './rehearsal';
import { openStage, type Stage } from './stage';

// The browser's thread for dice: nobody else waits for the GPU, and dice wait for nobody.

addEventListener('message', ({ data }: MessageEvent<Opening>) => {
  void open(data).catch(() => tell(data, 'failed'));
});

const loading = LoadSkiaWeb({ locateFile: () => wasm });
const kits = new Map<number, Kit>();

async function open(opening: Opening): Promise<void> {
  await loading;
  const stage = openStage(CanvasKit, kitFor(opening.ratio), opening);
  if (stage === null) tell(opening, 'failed');
  else perform(stage, opening);
}

function kitFor(ratio: number): Kit {
  // The same interface, declared twice: once for each way that the library is built.
  const kit = kits.get(ratio) ?? makeKit(JsiSkApi(CanvasKit) as unknown as Skia, ratio);
  kits.set(ratio, kit);
  return kit;
}

function tell({ port }: Opening, news: News): void {
  port.postMessage(news);
}

/** Draws a frame for whatever has changed since the last one. */
function perform(stage: Stage, opening: Opening): void {
  const { canvas, port } = opening;
  const unrehearsed = [...rehearsal()];
  let scene: Partial<Scene> = {};
  let over = false;
  let asked = false;
  let shown = false;

  function ask(): void {
    if (asked || over) return;
    asked = true;
    // What a throw needs of the GPU is made before anything is shown, a piece at a time: no frame waits for it later.
    if (unrehearsed.length > 0) setTimeout(frame);
    else requestAnimationFrame(frame);
  }

  function frame(): void {
    asked = false;
    const { size, view, picture, time = 0, hand = nowhere } = scene;
    if (over || !size || !view || !picture) return;
    const rehearsed = unrehearsed.shift();
    const drawn = stage.draw({ size, view, picture: rehearsed ?? picture, time: rehearsed ? 0 : time, hand });
    if (!drawn) fail();
    else if (rehearsed) ask();
    else if (!shown) {
      shown = true;
      tell(opening, 'shown');
    }
  }

  function fail(): void {
    tell(opening, 'failed');
    close();
  }

  function close(): void {
    if (over) return;
    over = true;
    port.close();
    stage.close();
  }

  canvas.addEventListener('webglcontextlost', fail);
  port.onmessage = ({ data }: MessageEvent<Order>) => {
    if (data === 'close') close();
    else {
      scene = { ...scene, ...data };
      ask();
    }
  };
}

const nowhere = { x: 0, y: 0 };
