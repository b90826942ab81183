import { msg } from '@lingui/core/macro';
import { X } from '../../../../engine/arena/state';
import type { Say } from '../../face';

export const faceName = (face: number): string => (face === X ? 'X' : String(face));

/** "2, 2 and 5" */
export function listed(parts: readonly string[], say: Say): string {
  const [first = '', ...rest] = parts;
  const last = rest.at(-1);
  if (last === undefined) return first;
  const others = [first, ...rest.slice(0, -1)].join(', ');
  return say(msg({ message: `${others} and ${last}`, comment: 'the end of a list of dice: 2, 2 and 5' }));
}
