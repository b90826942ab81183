import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { scores } from '../../../../engine/sun-rows/rules';
import type { Move, State } from '../../../../engine/sun-rows/state';
import type { Happening, Say, Source } from '../../face';
import { type FinishedCard, finishedCards } from './finished-cards';

/** Points come from scored cards and, at the end of the game, from full rows on the other cards. */
export function sources(
  state: State,
  seat: Seat,
  say: Say,
  played: readonly Happening<State, Move>[],
): readonly Source[] {
  const cards = state.scored[seat] ?? 0;
  const points = state.points[seat] ?? 0;
  const scored = {
    label: say(msg`${plural(cards, { one: '# finished card', other: '# finished cards' })}`),
    points,
    colour: 'yellow' as const,
    sums: finishedCards(played)
      .filter((card) => card.seat === seat)
      .map((card, at) => sumWords(card, at + 1, say)),
  };
  const rows = (scores(state)[seat] ?? 0) - points;
  return rows === 0
    ? [scored]
    : [scored, { label: say(msg`Full rows on unfinished cards`), points: rows, colour: 'purple' }];
}

/** "Card 1: 3 + 5 + 5 + suns 5 = 18" */
function sumWords({ rows, suns, sunPoints, points }: FinishedCard, card: number, say: Say): string {
  const bonus = say(
    msg({
      message: `${plural(suns, { one: 'sun', other: 'suns' })} ${sunPoints}`,
      comment: 'a part of a sum: the points that the suns of a card bring',
    }),
  );
  const sum = [...rows.map(String), ...(sunPoints > 0 ? [bonus] : [])].join(' + ');
  return say(msg`Card ${card}: ${sum} = ${points}`);
}
