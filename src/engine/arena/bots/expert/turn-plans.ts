import { evened } from '../../../bots/shares';
import type { State } from '../../state';
import { grandThrows } from '../../throw-table';
import { FACE_SETS, type Faces, facesOf } from './faces';
import { type Known, type KnownThrow, throwsByFaces } from './throws';
import { type Ended, TurnValues } from './turn-values';

/** With three seats or more: the value of going out, in dice, and the usual reserve of a grand throw. */
const OUT = -6;
const USUAL_GRAND = 6;

/** All dice of a game of two seats: nine each and the first one. */
export const DUEL_DICE = 19;

/** The values of a turn, and what they mean for the round. */
export interface TurnPlan {
  readonly turn: TurnValues<KnownThrow>;
  /** Returns the active seat's share of the win for a value of this turn. */
  share(value: number): number;
}

/**
 * Values turns: with two seats from the solution of the game, with more in dice, by what the next seat can
 * gain.
 */
export class TurnPlans {
  private readonly throwsAt: (lying: Faces) => readonly KnownThrow[];
  private readonly gains: readonly number[];
  private readonly amongMany: TurnValues<KnownThrow>;
  private readonly duels = new Map<number, TurnValues<KnownThrow>>();

  constructor(private readonly data: Known) {
    this.throwsAt = throwsByFaces(data.arranged);
    this.gains = gainsOf(this.throwsAt);
    this.amongMany = new TurnValues(this.throwsAt, endedAmongMany(this.gains));
  }

  of(state: State): TurnPlan {
    const others = othersIn(state).map((seat) => state.reserves[seat] ?? 0);
    const other = this.duelWith(state);
    if (other === null) {
      const theirs = others.reduce((sum, dice) => sum + strengthOf(dice), 0);
      return {
        turn: this.amongMany,
        share: (value) => strengthOf(value) / Math.max(strengthOf(value) + theirs, 1),
      };
    }
    const turn = this.duels.get(other) ?? new TurnValues(this.throwsAt, endedInDuel(this.data, other));
    this.duels.set(other, turn);
    return { turn, share: (value) => value };
  }

  /** Returns each seat's share of the round, if the active seat goes on as well as it can. */
  shares(state: State): readonly number[] {
    const { reserves, active, out } = state;
    if (state.phase === 'over') return this.won(state, out);
    const own = this.share(state);
    const rest = evened(
      reserves.map((dice, seat) => (seat === active || out.includes(seat) ? 0 : strengthOf(dice))),
    );
    return rest.map((share, seat) => (seat === active ? own : (1 - own) * share));
  }

  /** The shares once all others have gone out. */
  won({ reserves }: State, out: readonly number[]): readonly number[] {
    return evened(reserves.map((_, seat) => (out.includes(seat) ? 0 : 1)));
  }

  private share(state: State): number {
    const { reserves, active, phase } = state;
    const own = reserves[active] ?? 0;
    const lying = facesOf(state.arena);
    const { turn, share } = this.of(state);
    if (phase === 'more') return share(Math.max(turn.ended(own, lying), turn.best(lying, own).value));
    const other = this.duelWith(state);
    if (other === null) return share(own + (lying > 0 ? (this.gains[lying] ?? 0) : (grandThrows[own] ?? 0)));
    return (this.data.chances[own - 1]?.[other - 1]?.[lying] ?? 0) / 1000;
  }

  /** Returns the reserve of the only other seat; null if there are more, or more dice than the solution has. */
  private duelWith(state: State): number | null {
    const [other, ...more] = othersIn(state).map((seat) => state.reserves[seat] ?? 0);
    const dice = (state.reserves[state.active] ?? 0) + (other ?? 0) + state.arena.length;
    // When others have gone out, two seats can have more dice than in a game of two.
    return other === undefined || more.length > 0 || dice > DUEL_DICE ? null : other;
  }
}

const othersIn = ({ reserves, active, out }: State): readonly number[] =>
  reserves.flatMap((_, seat) => (seat === active || out.includes(seat) ? [] : [seat]));

/**
 * How much a reserve weighs among three seats or more. In games of experts, shares that are divided by it come
 * true within three points.
 */
function strengthOf(dice: number): number {
  const some = Math.max(0, dice);
  return some * Math.sqrt(some);
}

/** A turn that ends hands the dice to the other seat, which then has its chance to win. */
export function endedInDuel({ chances }: Pick<Known, 'chances'>, other: number): Ended {
  return (reserve, lying) =>
    reserve === 0 ? 0 : 1 - (chances[other - 1]?.[reserve - 1]?.[lying] ?? 0) / 1000;
}

/** Returns the dice that a seat gains by its first throw, by the faces that lie there. */
function gainsOf(throwsAt: (lying: Faces) => readonly KnownThrow[]): readonly number[] {
  return Array.from({ length: FACE_SETS }, (_, lying) =>
    lying === 0
      ? (grandThrows[USUAL_GRAND] ?? 0)
      : Math.max(
          ...throwsAt(lying).map(({ outcomes }) =>
            outcomes.reduce((sum, [taken, , share]) => sum + share * (taken - 1), 0),
          ),
        ),
  );
}

/** Counts in dice: the own reserve, without what the next seat gains by its first throw. */
const endedAmongMany =
  (gains: readonly number[]): Ended =>
  (reserve, lying) =>
    reserve === 0 ? OUT : reserve - (gains[lying] ?? 0);
