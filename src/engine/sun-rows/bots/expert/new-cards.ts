import type { Valued } from '../../../bots/bot';
import { seeded } from '../../../random';
import { moves } from '../../rules';
import { freshCard, type Move, type Place, type State } from '../../state';
import { countsOf } from '../dice';
import { hard } from '../hard';
import { between, Outcomes } from './outcomes';
import type { PairChance } from './pair-chance';
import { holdingOf, standingOf } from './standing';

/** S9: returns what it is worth to keep each three of the dealt cards. The others keep what hard would keep. */
export function keepings(state: State, seat: number, chance: PairChance): readonly Valued<Move>[] {
  const likely = afterLikelyKeeps(state);
  return moves(state, seat).map((move) => {
    const places = likely.places.map((cards, each) => (each === seat ? keptOf(state, seat, move) : cards));
    return { move, worth: between({ ...likely, places }, chance)[seat] ?? 0 };
  });
}

/** S9: returns the state once all have kept what hard would keep. */
export function afterLikelyKeeps(state: State): State {
  return {
    ...state,
    phase: 'roll',
    places: state.places.map((_, seat) => keptOf(state, seat, hard.choose(state, seat, NO_DICE))),
  };
}

const keptOf = ({ places }: State, seat: number, move: Move): readonly Place[] =>
  (places[seat] ?? []).filter((_, at) => move.kind === 'keep' && move.places.includes(at + 1));

/** Hard draws nothing. */
const NO_DICE = seeded(0);

/** S9: returns what each open card is worth in the free place. */
export function takings(state: State, seat: number, chance: PairChance): readonly Valued<Move>[] {
  const outcomes = new Outcomes(state, seat, chance);
  const holding = holdingOf(state, seat);
  const result = { dice: state.dice, counts: countsOf(state.dice) };
  return state.open.map((number, at) => {
    const places = holding.places.map((place) => place ?? freshCard(state.setup, number));
    const standing = standingOf(state.setup, { ...holding, places });
    return { move: { kind: 'take', place: at + 1 }, worth: outcomes.with(standing, result) };
  });
}
