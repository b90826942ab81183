import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/arena/state';
import type { Seat } from '../../../../engine/game';
import type { Happening, Say, Source } from '../../face';
import { throwFacts } from './throw-facts';

/** A single round counts the dice that are left. */
export const sourcesTitle = ({ tournament }: State, say: Say): string | null =>
  tournament ? null : say(msg`Where the dice come from`);

/** In a tournament the points for going out early; else the dice at the start, those taken, and those thrown. */
export function sources(
  { tournament, points, reserves }: State,
  seat: Seat,
  say: Say,
  played: readonly Happening<State, Move>[],
): readonly Source[] {
  if (tournament)
    return [{ label: say(msg`Points for going out early`), points: points[seat] ?? 0, colour: 'orange' }];
  const own = played
    .filter(({ entry }) => entry.seat === seat)
    .flatMap((happening) => throwFacts(happening) ?? []);
  const taken = own.reduce((sum, facts) => sum + facts.taken.length, 0);
  const thrown = own.reduce((sum, facts) => sum + facts.thrown, 0);
  const [first] = played;
  return [
    { label: say(msg`Dice at the start`), points: (first?.before.reserves ?? reserves)[seat] ?? 0 },
    { label: say(msg`Dice taken`), points: taken, colour: 'orange' },
    { label: say(msg`Dice thrown`), points: -thrown },
  ];
}
