import type { View } from './drawing/draw-tray';
import type { Player } from './player';
import type { Picture } from './rehearsal';

/** A canvas that is painted from now on, and the port by which it is said what is on it. */
export interface Opening {
  readonly canvas: OffscreenCanvas;
  readonly port: MessagePort;
  /** Pixels in a point. */
  readonly ratio: number;
}

/** What a canvas shows. It is told what changes of it. */
export interface Scene {
  /** In pixels. */
  readonly size: { readonly across: number; readonly down: number };
  readonly view: View;
  readonly picture: Picture;
  /** Of the picture's plan. */
  readonly time: number;
  readonly hand: Player['hand'];
}

export type Order = Partial<Scene> | 'close';

/** It has drawn something for the first time; it can't draw, or no more. */
export type News = 'shown' | 'failed';
