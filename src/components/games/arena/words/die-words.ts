import { msg } from '@lingui/core/macro';
import { ACROSS, ALONG } from '../../../../engine/arena/physics/bowl';
import type { Die } from '../../../../engine/arena/state';
import type { Say } from '../../face';
import { type Camera, seen } from '../board/bowl/camera';
import { faceName } from './words';

/** A die counts as in the middle below this part of the distance to the edge. */
const MIDDLE = 0.3;

/** "5, on the left": the face of a die, and roughly where it lies on the screen. */
export function dieWords(die: Die, camera: Pick<Camera, 'turned'>, say: Say): string {
  const { x, y } = seen(camera, { x: die.x / ACROSS, y: die.y / ALONG });
  const face = faceName(die.face);
  if (Math.hypot(x, y) < MIDDLE) return say(msg`${face}, in the middle`);
  const aside = Math.abs(x) > Math.abs(y) / 2 ? Math.sign(x) : 0;
  const away = Math.abs(y) > Math.abs(x) / 2 ? Math.sign(y) : 0;
  if (away > 0 && aside < 0) return say(msg`${face}, far left`);
  if (away > 0 && aside > 0) return say(msg`${face}, far right`);
  if (away > 0) return say(msg`${face}, far side`);
  if (away < 0 && aside < 0) return say(msg`${face}, near left`);
  if (away < 0 && aside > 0) return say(msg`${face}, near right`);
  if (away < 0) return say(msg`${face}, near side`);
  return aside < 0 ? say(msg`${face}, on the left`) : say(msg`${face}, on the right`);
}
