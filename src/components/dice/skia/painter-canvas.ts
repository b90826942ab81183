import type { Opening, Order, PictureOrder, PictureReport, Report, Scene } from './painter-messages';

/** A canvas of the page that the worker paints. */
export interface PainterCanvas {
  readonly element: HTMLCanvasElement;
  /**
   * Sets the size in points. A new size costs the painter a tenth of a second, so a canvas that is too high
   * stays, and its excess is cut off.
   */
  fit(width: number, height: number): void;
  show(part: Partial<Scene>): void;
  close(): void;
}

interface Options {
  readonly ratio: number;
  /** Called after the first drawing. */
  onShown(): void;
  /** Called when drawing is not possible, or no longer possible. */
  onFail(): void;
}

interface Painter {
  readonly thread: Worker;
  canvases: number;
}

/** One worker for all canvases, so that Skia's engine loads once. */
let painter: Painter | null = null;

// With the usual `new URL` Metro loses this file when it removes unused code.
const newPainter = (): Painter => ({
  thread: new Worker(require.unstable_resolveWorker('./painter.worker')),
  canvases: 0,
});

export function openPainterCanvas({ ratio, onShown, onFail }: Options): PainterCanvas {
  painter ??= newPainter();
  const own = painter;
  const { thread } = own;
  own.canvases += 1;
  const element = document.createElement('canvas');
  element.style.display = 'block';
  element.style.visibility = 'hidden';
  const canvas = element.transferControlToOffscreen();
  const { port1: port, port2: workerPort } = new MessageChannel();
  const send = (order: Order) => port.postMessage(order);
  let size: Scene['size'] | null = null;

  port.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data === 'failed') fail();
    else {
      element.style.visibility = 'visible';
      onShown();
    }
  };
  /** The code or the engine did not load, or there is no GPU. The next table tries with a new worker. */
  function fail(): void {
    if (painter === own) painter = null;
    onFail();
  }
  thread.addEventListener('error', fail);
  const opening: Opening = { canvas, port: workerPort, ratio };
  thread.postMessage(opening, [canvas, workerPort]);

  return {
    element,
    fit(width, height) {
      const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (size !== null && size.across === across && down <= size.down) return;
      size = { across, down };
      element.style.width = `${across / ratio}px`;
      element.style.height = `${down / ratio}px`;
      send({ size });
    },
    show: send,
    close() {
      thread.removeEventListener('error', fail);
      send('close');
      port.onmessage = null;
      element.remove();
      own.canvases -= 1;
      if (own.canvases === 0 && painter !== own) thread.terminate();
    },
  };
}

/** Has the worker paint a picture, and resolves with a PNG. */
export function paintInWorker(order: Omit<PictureOrder, 'port'>): Promise<Uint8Array> {
  painter ??= newPainter();
  const { thread } = painter;
  const { port1, port2: port } = new MessageChannel();
  return new Promise<Uint8Array>((resolve, reject) => {
    const fail = () => reject(new Error('The worker could not paint.'));
    thread.addEventListener('error', fail, { once: true });
    port1.onmessage = ({ data }: MessageEvent<PictureReport>) => {
      thread.removeEventListener('error', fail);
      port1.close();
      if (data) resolve(data);
      else fail();
    };
    thread.postMessage({ ...order, port } satisfies PictureOrder, [port]);
  });
}
