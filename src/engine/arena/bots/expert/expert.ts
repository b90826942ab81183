import type { Bot } from '../../../bots/bot';
import type { Uniform } from '../../../random';
import { byHand, type Hand } from '../../aiming';
import { aimAt } from '../../physics/styles';
import { type Aim, isGrandThrow, type Move, type State } from '../../state';
import { grandThrows } from '../../throw-table';
import { nextRegroup } from './regrouping';
import { type ArenaData, arrangedThrow, type KnownThrow, plainThrows } from './throws';
import { type Ended, MOST_LYING, TurnValues } from './turn-values';

/** The errors of a practised hand. */
export const PRACTISED: Hand = { place: 6, speed: 4 };

/** With three seats or more: the value of going out, in dice, and the usual reserve of a grand throw. */
const OUT = -6;
const USUAL_GRAND = 6;

/** All dice of a game of two seats: nine each and the first one. */
export const DUEL_DICE = 19;

const STOP: Move = { kind: 'stop' };

/**
 * Lays the dice out for its throw, throws with a practised hand, and knows when to stop: with two seats from
 * the solution of the game, with more from what the next seat can gain.
 */
export function expertOf(data: ArenaData): Bot<State, Move> {
  const byLying = throwsByLying(data);
  const throwsAt = (lying: number) => byLying[lying] ?? [];
  const amongMany = new TurnValues(throwsAt, endedAmongMany(throwsAt));
  const duels = new Map<number, TurnValues<KnownThrow>>();

  function valuesIn({ reserves, active, out, arena }: State): TurnValues<KnownThrow> {
    const others = reserves.filter((_, seat) => seat !== active && !out.includes(seat));
    const [other = 0] = others;
    const dice = (reserves[active] ?? 0) + other + arena.length;
    // When others have gone out, two seats can have more dice than in a game of two.
    if (others.length > 1 || dice > DUEL_DICE) return amongMany;
    const duel = duels.get(other) ?? new TurnValues(throwsAt, endedInDuel(data, other));
    duels.set(other, duel);
    return duel;
  }

  return {
    choose(state, _seat, random) {
      if (isGrandThrow(state)) return throwing(aimAt('gentle', { x: 0, y: 0 }), random);
      const reserve = state.reserves[state.active] ?? 0;
      const lying = state.arena.length;
      const turn = valuesIn(state);
      const { choice, value } = turn.best(lying, reserve);
      if (state.phase === 'more' && turn.ended(reserve, lying) >= value) return STOP;
      const regroup = choice.places && nextRegroup(state.arena, choice.places);
      return regroup ?? throwing(choice.aimAt(state.arena), random);
    },
  };
}

const throwing = (aim: Aim, random: Uniform): Move => ({
  kind: 'throw',
  aim: byHand(aim, PRACTISED, random),
});

/** Returns all throws that the expert knows, by the number of dice in the arena. */
export const throwsByLying = ({
  arranged,
}: Pick<ArenaData, 'arranged'>): readonly (readonly KnownThrow[])[] =>
  Array.from({ length: MOST_LYING + 1 }, (_, lying) => [
    ...plainThrows(lying),
    ...(arranged[lying] ?? []).map(arrangedThrow),
  ]);

/** A turn that ends hands the dice to the other seat, which then has its chance to win. */
export function endedInDuel({ chances }: Pick<ArenaData, 'chances'>, other: number): Ended {
  return (reserve, lying) =>
    reserve === 0 ? 0 : 1 - (chances[other - 1]?.[reserve - 1]?.[lying] ?? 0) / 1000;
}

/** Counts in dice: the own reserve, without what the next seat gains by its first throw. */
export function endedAmongMany(throwsAt: (lying: number) => readonly KnownThrow[]): Ended {
  const gains = Array.from({ length: MOST_LYING + 1 }, (_, lying) =>
    lying === 0
      ? (grandThrows[USUAL_GRAND] ?? 0)
      : Math.max(
          ...throwsAt(lying).map(({ outcomes }) =>
            outcomes.reduce((sum, [taken, , share]) => sum + share * (taken - 1), 0),
          ),
        ),
  );
  return (reserve, lying) => (reserve === 0 ? OUT : reserve - (gains[lying] ?? 0));
}
