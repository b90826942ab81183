import { ACROSS, ALONG } from '../../../engine/arena/physics/bowl';
import { COCKED, type State, X } from '../../../engine/arena/state';
import { die, type Panel, type Shape } from '../../picture/shapes';
import type { Theme } from '../../ui/theme/theme';
import { DIE_MM, seen } from './board/bowl/camera';

/** Pixels in a millimetre. */
const SCALE = 2.6;
const RIM_MM = 34;

/** The arena as the last throw left it, for a picture. */
export function picture({ arena }: State, theme: Theme, upright = false): readonly Panel[] {
  const [across, along] = upright ? [ALONG, ACROSS] : [ACROSS, ALONG];
  const [width, height] = [2 * (across + RIM_MM) * SCALE, 2 * (along + RIM_MM) * SCALE];
  const oval = (beyond: number, fill: string): Shape => {
    const [wide, high] = [2 * (across + beyond) * SCALE, 2 * (along + beyond) * SCALE];
    return {
      kind: 'box',
      x: (width - wide) / 2,
      y: (height - high) / 2,
      width: wide,
      height: high,
      oval: true,
      fill,
    };
  };
  // The engine's y points away from the viewing seat, the picture's down.
  const dice = arena.flatMap((lying) => {
    const { face, turn } = lying;
    const value = face > COCKED ? face - COCKED : face;
    const { x, y } = seen({ turned: upright }, lying);
    const angle = upright ? -turn - 90 : -turn;
    return die(value === X ? 0 : value, width / 2 + x * SCALE, height / 2 - y * SCALE, DIE_MM * SCALE, angle);
  });
  return [
    {
      seat: null,
      width,
      height,
      shapes: [oval(RIM_MM, theme.wood), oval(6, '#5A3D22'), oval(0, theme.felt), ...dice],
    },
  ];
}
