import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type GameId, games } from '../../engine/games';
import type { Counter } from '../../stores/people/counts';
import type { Say } from '../games/face';
import { faceOf } from '../games/faces';
import { whiteSums } from './white-sums';

/** A counter with the expected distribution of its values. */
export interface Distribution extends Counter {
  readonly title: MessageDescriptor;
  readonly values: readonly number[];
  /** The probability of a value. */
  chance(value: number): number;
  valueName(value: number, say: Say): string;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Additional distributions of a game. A new one adds one line. */
const others: Readonly<Partial<Record<GameId, readonly Distribution[]>>> = { lockout: [whiteSums] };

/** The distributions of each game that can be played on the screen. */
export const distributions: ReadonlyMap<string, readonly Distribution[]> = new Map(
  games.flatMap(({ id }) => {
    const face = faceOf(id);
    if (!face) return [];
    const dice: Distribution = {
      key: 'dice',
      title: msg`Single dice`,
      values: FACES,
      chance: () => 1 / FACES.length,
      fallen: (happening) => face.fallen(happening),
      valueName: (value, say) => face.valueName(value, say),
    };
    return [[id, [dice, ...(others[id] ?? [])]] as const];
  }),
);
