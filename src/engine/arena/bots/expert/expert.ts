import { best } from '../../../bots/best';
import type { Bot, Valued } from '../../../bots/bot';
import type { Uniform } from '../../../random';
import { byHand, type Hand } from '../../aiming';
import { aimAt } from '../../physics/styles';
import { type Aim, isGrandThrow, type Move, type State } from '../../state';
import { facesOf } from './faces';
import { nextRegroup } from './regrouping';
import { type ArenaData, plainThrows } from './throws';
import { TurnPlans } from './turn-plans';

/** The errors of a practised hand. */
export const PRACTISED: Hand = { place: 6, speed: 4 };

const STOP: Move = { kind: 'stop' };

/**
 * Lays the dice out for its throw, throws with a practised hand, and knows when to stop: with two seats from
 * the solution of the game, with more from what the next seat can gain.
 */
export function expertOf(data: ArenaData, plans = new TurnPlans(data)): Bot<State, Move> {
  return {
    choose(state, _seat, random) {
      if (isGrandThrow(state)) return throwing(aimAt('gentle', { x: 0, y: 0 }), random);
      const { choice, stops } = weighed(state, plans);
      if (stops !== null && stops >= choice.value) return STOP;
      const { dice, aimAt: aim } = choice.choice;
      return (dice && nextRegroup(state.arena, dice)) ?? throwing(aim(state.arena), random);
    },
    advise: (state) => advised(state, plans),
    worths: (state) => worthsOf(state, plans),
  };
}

/** For a person, who does not lay dice out to the millimetre: the best throw at the dice as they lie. */
function advised(state: State, plans: TurnPlans): Move {
  if (isGrandThrow(state)) return { kind: 'throw', aim: aimAt('gentle', { x: 0, y: 0 }) };
  const reserve = state.reserves[state.active] ?? 0;
  const { turn } = plans.of(state);
  const lying = facesOf(state.arena);
  const plain = plainThrows(lying);
  const choice = best(plain, (each) => turn.valueOf(each, reserve));
  const stops = state.phase === 'more' && turn.ended(reserve, lying) >= turn.valueOf(choice, reserve);
  return stops ? STOP : { kind: 'throw', aim: choice.aimAt(state.arena) };
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

/** A stop is compared with the best throw, at dice that were laid out for it. */
function worthsOf(state: State, plans: TurnPlans): readonly Valued<Move>[] {
  if (state.phase !== 'more') return [];
  const { choice, stops, share } = weighed(state, plans);
  const aim = choice.choice.aimAt(state.arena);
  return [
    { move: STOP, worth: share(stops ?? 0) },
    { move: { kind: 'throw', aim }, worth: share(choice.value) },
  ];
}

const throwing = (aim: Aim, random: Uniform): Move => ({
  kind: 'throw',
  aim: byHand(aim, PRACTISED, random),
});
