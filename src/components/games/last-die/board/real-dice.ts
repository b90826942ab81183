import { msg } from '@lingui/core/macro';
import type { State } from '../../../../engine/last-die/state';
import type { Wanted } from '../../../../net/session/session';
import type { RealDie, Say } from '../../face';

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** One plain die for each rolled die. */
export function realDice({ draw }: Wanted, _state: State, say: Say): readonly RealDie[] {
  return Array.from({ length: draw.size }, (_, at) => {
    const number = at + 1;
    return {
      label: say(msg`Die ${number}`),
      faces: VALUES.map((value) => ({
        key: `${number}-${value}`,
        paint: 'ivory',
        value,
        face: 'pips',
        label: String(value),
      })),
    };
  });
}
