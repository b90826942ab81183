import { at } from './at';
import { chooseMixture, meanTurns, type Share } from './mixture';
import { type Card, demands, typeOf } from './model';
import { sfc32 } from './random';
import { seekCards } from './search';
import { type Simulated, simulate } from './simulate';
import { inOrder, planner } from './turns';

export const gamesPerType = 50_000;
export const simulationSeed = 2;

export interface Design {
  readonly cards: readonly Card[];
  readonly mean: number;
  readonly mixture: readonly (Share & { readonly simulated: Simulated })[];
}

export function design(): Design {
  const plan = planner(demands.rows);
  const mixture = chooseMixture((type) => plan(inOrder([...type].map(Number))).turns);
  const cards = seekCards(mixture.flatMap(({ type, cards }) => Array.from({ length: cards }, () => type)));
  const random = sfc32(simulationSeed);
  return {
    cards,
    mean: meanTurns(mixture),
    mixture: mixture.map((share) => {
      const card = at(
        cards.filter((card) => typeOf(card) === share.type),
        0,
      );
      return { ...share, simulated: simulate(card, plan, gamesPerType, random) };
    }),
  };
}
