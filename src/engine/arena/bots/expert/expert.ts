import type { Bot, Valued } from '../../../bots/bot';
import type { Uniform } from '../../../random';
import { byHand, type Hand } from '../../aiming';
import { aimAt } from '../../physics/styles';
import { type Aim, isGrandThrow, type Move, type State } from '../../state';
import { facesOf } from './faces';
import { nextRegroup } from './regrouping';
import { type ArenaData, plainOf } from './throws';
import { TurnPlans } from './turn-plans';

/** The errors of a practised hand. */
export const PRACTISED: Hand = { place: 6, speed: 4 };

const STOP: Move = { kind: 'stop' };
/** Gently, so that the dice stay inside. */
const GRAND: Aim = aimAt('gentle', { x: 0, y: 0 });

/**
 * Turns the dice and lays them out for its throw, throws with a practised hand, and knows when to stop: with two
 * seats from the solution of the game, with more from what the next seat can gain. It advises people, who lay no
 * dice out to the millimetre, by `plain`.
 */
export function expertOf(data: ArenaData, plain = new TurnPlans(plainOf(data))): Bot<State, Move> {
  const own = new TurnPlans(data);
  return {
    choose(state, _seat, random) {
      if (isGrandThrow(state)) return throwing(GRAND, random);
      const { choice, stops } = weighed(state, own);
      if (stops !== null && stops >= choice.value) return STOP;
      const { dice, aimAt: aim } = choice.choice;
      return (dice && nextRegroup(state.arena, dice)) ?? throwing(aim(state.arena), random);
    },
    advise(state) {
      if (isGrandThrow(state)) return { kind: 'throw', aim: GRAND };
      const { choice, stops } = weighed(state, plain);
      if (stops !== null && stops >= choice.value) return STOP;
      return { kind: 'throw', aim: choice.choice.aimAt(state.arena) };
    },
    worths: (state) => worthsOf(state, plain, own),
  };
}

/** The best throw, and the value of stopping if that is allowed. */
function weighed(state: State, plans: TurnPlans) {
  const reserve = state.reserves[state.active] ?? 0;
  const lying = facesOf(state.arena);
  const { turn, share } = plans.of(state);
  return {
    choice: turn.best(lying, reserve),
    stops: state.phase === 'more' ? turn.ended(reserve, lying) : null,
    share,
  };
}

/**
 * A stop is compared with the best throw at the dice as they lie. What the expert would do is no error either: a
 * throw at dice that were laid out for it can be worth more.
 */
function worthsOf(state: State, plain: TurnPlans, own: TurnPlans): readonly Valued<Move>[] {
  if (state.phase !== 'more') return [];
  const { choice, stops, share } = weighed(state, plain);
  const [stop, go] = [share(stops ?? 0), share(choice.value)];
  const its = weighed(state, own);
  const stopping = (its.stops ?? 0) >= its.choice.value;
  return [
    { move: STOP, worth: stopping ? Math.max(stop, go) : stop },
    {
      move: { kind: 'throw', aim: choice.choice.aimAt(state.arena) },
      worth: stopping ? go : Math.max(stop, go),
    },
  ];
}

const throwing = (aim: Aim, random: Uniform): Move => ({
  kind: 'throw',
  aim: byHand(aim, PRACTISED, random),
});
