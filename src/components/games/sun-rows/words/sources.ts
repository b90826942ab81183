import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { scores } from '../../../../engine/sun-rows/rules';
import type { State } from '../../../../engine/sun-rows/state';
import type { Say, Source } from '../../face';

/** Points come from scored cards and, at the end of the game, from full rows on the other cards. */
export function sources(state: State, seat: Seat, say: Say): readonly Source[] {
  const cards = state.scored[seat] ?? 0;
  const points = state.points[seat] ?? 0;
  const scored = {
    label: say(msg`${plural(cards, { one: '# finished card', other: '# finished cards' })}`),
    points,
    colour: 'yellow' as const,
  };
  const rows = (scores(state)[seat] ?? 0) - points;
  return rows === 0
    ? [scored]
    : [scored, { label: say(msg`Full rows on other cards`), points: rows, colour: 'purple' }];
}
