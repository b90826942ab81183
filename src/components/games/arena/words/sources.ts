import { msg } from '@lingui/core/macro';
import type { State } from '../../../../engine/arena/state';
import type { Seat } from '../../../../engine/game';
import type { Say, Source } from '../../face';

/** One source alone: dice that are left, or in a tournament the points for going out. */
export function sources({ tournament, points, reserves }: State, seat: Seat, say: Say): readonly Source[] {
  return tournament
    ? [{ label: say(msg`Points for going out early`), points: points[seat] ?? 0 }]
    : [{ label: say(msg`Dice left`), points: reserves[seat] ?? 0 }];
}
