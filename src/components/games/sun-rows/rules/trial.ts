import { sunRows } from '../../../../engine/sun-rows';
import { cardsOf } from '../../../../engine/sun-rows/options';
import { freshCard, type Setup, type State } from '../../../../engine/sun-rows/state';
import { useTrial } from '../../../rules/use-trial';

/** Reads cards from their text (S11). */
export const setupOf = (cards: readonly string[], advanced = false): Setup => ({
  cards: cardsOf({ variant: advanced ? 'advanced' : 'basic', cards }),
  advanced,
});

/** A game of one seat before its first roll. `held` cards are in front, the rest in the pile. */
export function opened(setup: Setup, held: number): State {
  const numbers = setup.cards.map((_, at) => at + 1);
  return {
    setup,
    phase: 'roll',
    active: 0,
    answering: 0,
    dice: [],
    rolls: 0,
    places: [numbers.slice(0, held).map((number) => freshCard(setup, number))],
    scored: [0],
    points: [0],
    pile: numbers.slice(held),
    open: [],
    kept: [],
  };
}

export const useSunRows = (opening: State) => useTrial(sunRows, opening);
