import type { PictureFont, Picture as ResultPicture } from '../../picture/shapes';
import type { View } from './drawing/draw-tray';
import type { Player } from './player';
import type { Picture } from './rehearsal';

/** The first message to the worker: a canvas, and the port for its orders. */
export interface Opening {
  readonly canvas: OffscreenCanvas;
  readonly port: MessagePort;
  /** Pixels in a point. */
  readonly ratio: number;
}

/** Asks the worker for a picture. It is answered through `port`. */
export interface PictureOrder {
  readonly picture: ResultPicture;
  /** The addresses of its fonts. */
  readonly fonts: Readonly<Record<PictureFont, string>>;
  readonly port: MessagePort;
}

/** A PNG, or null if it could not be drawn. */
export type PictureReport = Uint8Array | null;

/** The content of a canvas. Orders contain the parts that have changed. */
export interface Scene {
  /** In pixels. */
  readonly size: { readonly across: number; readonly down: number };
  readonly view: View;
  readonly picture: Picture;
  /** The time within the plan of the picture, in ms. */
  readonly time: number;
  readonly hand: Player['hand'];
}

export type Order = Partial<Scene> | 'close';

/** `shown`: the first drawing is done. `failed`: drawing is not possible, or no longer possible. */
export type Report = 'shown' | 'failed';
