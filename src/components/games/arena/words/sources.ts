import { msg } from '@lingui/core/macro';
import type { State } from '../../../../engine/arena/state';
import type { Seat } from '../../../../engine/game';
import type { Say, Source } from '../../face';

/** The only source: the dice that are left, or the points for going out in a tournament. */
export function sources({ tournament, points, reserves }: State, seat: Seat, say: Say): readonly Source[] {
  return tournament
    ? [{ label: say(msg`Points for going out early`), points: points[seat] ?? 0, colour: 'orange' }]
    : [{ label: say(msg`Dice left`), points: reserves[seat] ?? 0, colour: 'orange' }];
}
