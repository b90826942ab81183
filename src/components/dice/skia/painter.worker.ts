import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkia';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';
import wasm from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import { loadTypefaces } from '../../picture/load-typefaces';
import { paintPicture } from '../../picture/paint-picture';
import { type Kit, makeKit, type Skia } from './kit';
import type { Opening, Order, PictureOrder, PictureReport, Report, Scene } from './painter-messages';
import { rehearsal } from './rehearsal';
import { openStage, type Stage } from './stage';

// A worker of its own: the page does not wait for the GPU, and the dice do not wait for the page.

addEventListener('message', ({ data }: MessageEvent<Opening | PictureOrder>) => {
  if ('canvas' in data) void open(data).catch(() => report(data, 'failed'));
  else void paint(data).catch(() => data.port.postMessage(null));
});

const loading = LoadSkiaWeb({ locateFile: () => wasm });
const kits = new Map<number, Kit>();

async function open(opening: Opening): Promise<void> {
  await loading;
  const stage = openStage(CanvasKit, kitFor(opening.ratio), opening);
  if (stage === null) report(opening, 'failed');
  else perform(stage, opening);
}

function kitFor(ratio: number): Kit {
  const kit = kits.get(ratio) ?? makeKit(api(), ratio);
  kits.set(ratio, kit);
  return kit;
}

// The library declares the same interface twice, once for each of its builds.
const api = () => JsiSkApi(CanvasKit) as unknown as Skia;

async function paint({ picture, fonts, port }: PictureOrder): Promise<void> {
  await loading;
  const skia = api();
  const bytes: PictureReport = paintPicture(skia, await loadTypefaces(skia, fonts), picture);
  port.postMessage(bytes);
}

function report({ port }: Opening, news: Report): void {
  port.postMessage(news);
}

/** Draws a frame after each change. */
function perform(stage: Stage, opening: Opening): void {
  const { canvas, port } = opening;
  const unrehearsed = [...rehearsal()];
  let scene: Partial<Scene> = {};
  let closed = false;
  let requested = false;
  let shown = false;

  function requestFrame(): void {
    if (requested || closed) return;
    requested = true;
    // Compiles the GPU programs of a throw before anything is shown, one at a time, so that no later frame
    // waits for them.
    if (unrehearsed.length > 0) setTimeout(frame);
    else requestAnimationFrame(frame);
  }

  function frame(): void {
    requested = false;
    const { size, view, picture, time = 0, hand = noOffset } = scene;
    if (closed || !size || !view || !picture) return;
    const rehearsed = unrehearsed.shift();
    const drawn = stage.draw({ size, view, picture: rehearsed ?? picture, time: rehearsed ? 0 : time, hand });
    if (!drawn) fail();
    else if (rehearsed) requestFrame();
    else if (!shown) {
      shown = true;
      report(opening, 'shown');
      // WebKit may draw this frame and not present it, because the rehearsal before it was drawn outside of animation frames:
      // a die of the rehearsal would lie in the tray until something moves.
      requestFrame();
    }
  }

  function fail(): void {
    report(opening, 'failed');
    close();
  }

  function close(): void {
    if (closed) return;
    closed = true;
    port.close();
    stage.close();
  }

  canvas.addEventListener('webglcontextlost', fail);
  port.onmessage = ({ data }: MessageEvent<Order>) => {
    if (data === 'close') close();
    else {
      scene = { ...scene, ...data };
      requestFrame();
    }
  };
}

const noOffset = { x: 0, y: 0 };
