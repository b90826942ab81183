import type { News, Opening, Order, Scene } from './painting';

/** A canvas of the page's that the painter paints. */
export interface Painted {
  readonly element: HTMLCanvasElement;
  /**
   * So large, in points. Another size takes the painter a tenth of a second: a canvas that is too high stays as it is, and what is
   * too much of it is cut off.
   */
  fit(width: number, height: number): void;
  show(part: Partial<Scene>): void;
  close(): void;
}

interface Wish {
  readonly ratio: number;
  /** It has drawn something for the first time. */
  onShown(): void;
  /** It can't, or no more. */
  onFail(): void;
}

interface Painter {
  readonly thread: Worker;
  canvases: number;
}

/** One for all canvases: Skia's engine is loaded once. */
let painter: Painter | null = null;

// In the usual way, with `new URL`, Metro forgets the file when it leaves out what nothing uses.
const newPainter = (): Painter => ({
  thread: new Worker(require.unstable_resolveWorker('./painter.worker')),
  canvases: 0,
});

export function painted({ ratio, onShown, onFail }: Wish): Painted {
  painter ??= newPainter();
  const own = painter;
  const { thread } = own;
  own.canvases += 1;
  const element = document.createElement('canvas');
  element.style.display = 'block';
  element.style.visibility = 'hidden';
  const canvas = element.transferControlToOffscreen();
  const { port1: port, port2: theirs } = new MessageChannel();
  const tell = (order: Order) => port.postMessage(order);
  let size: Scene['size'] | null = null;

  port.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'failed') fail();
    else {
      element.style.visibility = 'visible';
      onShown();
    }
  };
  /** Its code or its engine could not be had, or there is no GPU: the next table tries with another one. */
  function fail(): void {
    if (painter === own) painter = null;
    onFail();
  }
  thread.addEventListener('error', fail);
  const opening: Opening = { canvas, port: theirs, ratio };
  thread.postMessage(opening, [canvas, theirs]);

  return {
    element,
    fit(width, height) {
      const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (size !== null && size.across === across && down <= size.down) return;
      size = { across, down };
      element.style.width = `${across / ratio}px`;
      element.style.height = `${down / ratio}px`;
      tell({ size });
    },
    show: tell,
    close() {
      thread.removeEventListener('error', fail);
      tell('close');
      port.onmessage = null;
      element.remove();
      own.canvases -= 1;
      if (own.canvases === 0 && painter !== own) thread.terminate();
    },
  };
}
