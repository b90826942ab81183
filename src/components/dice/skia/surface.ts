import type { ComponentType } from 'react';
import type { View } from './drawing/draw-tray';
import type { Player } from './player';

/** Draws the plan of a player. Phones and the web have different implementations. */
export interface SurfaceProps {
  readonly player: Player;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  /** Called after the first drawing. */
  readonly onReady: () => void;
  /** Called when drawing is not possible, or no longer possible. */
  readonly onFail: () => void;
}

export type Surface = ComponentType<SurfaceProps>;
