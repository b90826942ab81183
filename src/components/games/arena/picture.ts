import { ACROSS, ALONG } from '../../../engine/arena/physics/bowl';
import { COCKED, type State, X } from '../../../engine/arena/state';
import { die, type Panel, type Shape } from '../../picture/shapes';
import type { Theme } from '../../ui/theme/theme';
import { DIE_MM } from './board/bowl/camera';

/** Pixels in a millimetre. */
const SCALE = 2.6;
const RIM_MM = 34;
const WIDTH = 2 * (ACROSS + RIM_MM) * SCALE;
const HEIGHT = 2 * (ALONG + RIM_MM) * SCALE;

/** The arena as the last throw left it, for a picture. */
export function picture({ arena }: State, theme: Theme): readonly Panel[] {
  const oval = (beyond: number, fill: string): Shape => {
    const [width, height] = [2 * (ACROSS + beyond) * SCALE, 2 * (ALONG + beyond) * SCALE];
    return {
      kind: 'box',
      x: (WIDTH - width) / 2,
      y: (HEIGHT - height) / 2,
      width,
      height,
      oval: true,
      fill,
    };
  };
  // The engine's y points away from the viewing seat, the picture's down.
  const dice = arena.flatMap(({ face, x, y, turn }) => {
    const value = face > COCKED ? face - COCKED : face;
    return die(value === X ? 0 : value, WIDTH / 2 + x * SCALE, HEIGHT / 2 - y * SCALE, DIE_MM * SCALE, -turn);
  });
  return [
    {
      seat: null,
      width: WIDTH,
      height: HEIGHT,
      shapes: [oval(RIM_MM, theme.wood), oval(6, '#5A3D22'), oval(0, theme.felt), ...dice],
    },
  ];
}
