import type { ComponentType } from 'react';
import type { View } from './drawing/draw-tray';
import type { Player } from './player';

/** Draws what a player plays; on phones and on the web in different ways. */
export interface SurfaceProps {
  readonly player: Player;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  /** It has drawn something for the first time. */
  readonly onReady: () => void;
  /** It can't draw, or no more. */
  readonly onFail: () => void;
}

export type Surface = ComponentType<SurfaceProps>;
