import type { Teaching } from '../../../bots/coach';
import { MOST_ROLLS, type Move, type State } from '../../state';
import { countsOf } from '../dice';
import { allThrows } from '../rerolling';
import { keptBy } from './expert';
import { afterLikelyKeeps } from './new-cards';
import { between } from './outcomes';
import type { PairChance } from './pair-chance';
import type { KnownTurn } from './turn-worths';

/**
 * The learnt chance is a little too sure of itself while cards are open. Of what it said .92 ± .04 came true in 120
 * decisions of `bench:look-back`, .86 ± .04 in 184 of other games.
 */
const COMES_TRUE = 0.9;

/** What a coach of Sun Rows knows: the luck of a roll is exact. */
export const teachingOf = (chance: PairChance, turn: KnownTurn): Teaching<State, Move> => ({
  rolls: (_, { kind }) => kind === 'roll' || kind === 'reroll',
  shares: (state) => between(state.phase === 'keep' ? afterLikelyKeeps(state) : state, chance),
  comesTrue: COMES_TRUE,
  *luck(before, { move }, after) {
    const { throws, keeps: means } = yield* turn.of(before);
    const { keeps } = allThrows();
    const left = MOST_ROLLS - before.rolls;
    const kept = move.kind === 'roll' ? [] : keptBy(move, before.dice);
    const fell = throws[left - 1]?.[keeps.indexOf(countsOf(after.dice))] ?? 0;
    const luck = fell - (means[left]?.[keeps.indexOf(countsOf(kept))] ?? 0);
    const others = before.places.length - 1;
    return before.places.map((_, seat) => (seat === before.active ? luck : -luck / others));
  },
});
