import { msg } from '@lingui/core/macro';
import type { Die } from '../../../../engine/arena/state';
import type { Say } from '../../face';
import { type Camera, seen } from '../board/bowl/camera';
import { dieWords } from './die-words';
import { faceName } from './words';

/** What a hand has done with a lying die, as it is seen on the screen, and where the die lies now. */
export function movedWords(before: Die, after: Die, camera: Pick<Camera, 'turned'>, say: Say): string {
  const view = { width: 0, height: 0, size: 0, ...camera };
  const from = seen(view, before);
  const to = seen(view, after);
  const right = Math.round(to.x - from.x);
  const away = Math.round(to.y - from.y);
  const degrees = turnedLeft(before, after);
  const place = dieWords(after, camera, say);
  const parts = [
    ...(right > 0 ? [say(msg`${right} mm to the right`)] : []),
    ...(right < 0 ? [leftwards(-right, say)] : []),
    ...(away > 0 ? [say(msg`${away} mm away from you`)] : []),
    ...(away < 0 ? [nearer(-away, say)] : []),
  ];
  const turned = degrees === 0 ? [] : [turnWords(after, degrees, say)];
  const way = parts.join(', ');
  const moved =
    way === ''
      ? []
      : [
          say(
            msg({
              message: `${way}: ${place}.`,
              comment: 'how a die was moved, and where it lies: 4 mm to the left: 5, in the middle.',
            }),
          ),
        ];
  return [...moved, ...turned].join(' ');
}

const leftwards = (mm: number, say: Say): string => say(msg`${mm} mm to the left`);
const nearer = (mm: number, say: Say): string => say(msg`${mm} mm nearer to you`);

/** The smaller angle, anticlockwise. */
function turnedLeft(before: Die, after: Die): number {
  const degrees = (after.turn - before.turn + 360) % 360;
  return degrees > 180 ? degrees - 360 : degrees;
}

/** A die that is turned lies where it lay, and shows the same number. */
function turnWords({ face: value }: Die, left: number, say: Say): string {
  const face = faceName(value);
  const degrees = Math.abs(left);
  return left > 0
    ? say(msg`Turned ${degrees}° to the left. The ${face} stays on top.`)
    : say(msg`Turned ${degrees}° to the right. The ${face} stays on top.`);
}
