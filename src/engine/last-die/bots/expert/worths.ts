import { shareAgainst } from '../../../bots/shares';
import { type State, tableauOf } from '../../state';
import { boxesOf } from '../../tableau';
import { type Hand, rollsOf } from '../hands';
import { taste } from '../hard';
import { Lookahead } from '../lookahead';
import { afterPlacing } from '../placed';
import type { RestOfRound } from './rest-of-round';
import { leftOf, NEW_ROUND, pairsOf, type WinChance } from './win-chance';

/** The search of hard stops after this many dice, so that no step of a thought takes long. */
export const MOST_STEPS = 20_000;

export const never = () => false;

/** What the expert has learnt. */
export interface Learnt {
  readonly rest: RestOfRound;
  readonly chance: WinChance;
}

/** What a roll is worth: the mean of all hands, and one of them. */
export interface Rolled {
  readonly mean: number;
  of(hand: Hand): number;
}

/** What positions are worth to a seat in its turn, in shares of the win. */
export class Worths {
  private readonly foretell: (filled: readonly number[], mine: number) => number;
  private readonly boxes: readonly number[];
  private readonly knownEnded = new Map<number, number>();
  private readonly knownRolling = new Map<string, number>();

  /** `width`: how many placings of each roll are looked at. */
  constructor(
    state: State,
    private readonly seat: number,
    private readonly learnt: Learnt,
    private readonly width: number,
  ) {
    this.foretell = learnt.rest.at(state, seat);
    this.boxes = tableauOf(state).map(boxesOf);
  }

  isOver(state: State): boolean {
    return state.rows.every((lying, at) => lying.length === this.boxes[at]);
  }

  /** Returns the worth of ending the turn. */
  ended(state: State): number {
    // A row has up to six boxes, and nobody has more than a few thousand points.
    const key = state.rows.reduce((sum, lying) => 8 * sum + lying.length, state.points[this.seat] ?? 0);
    const found = this.knownEnded.get(key) ?? shareAgainst(this.chances(state));
    this.knownEnded.set(key, found);
    return found;
  }

  /** Returns the worth of rolling the dice in hand again. */
  rolling(state: State): number {
    // The values that lie in a row say which dice fit it.
    const key = `${state.rows.join(' ')} ${state.points[this.seat]}`;
    const found = this.knownRolling.get(key) ?? this.rolled(state).mean;
    this.knownRolling.set(key, found);
    return found;
  }

  /** Returns the chance to end the game ahead of each other seat, if the turn ends. */
  chances(state: State): readonly number[] {
    const { points, setup } = state;
    const over = this.isOver(state);
    const own = points[this.seat] ?? 0;
    const others = points.filter((_, other) => other !== this.seat);
    // D12
    if (over && points.some((each) => each >= setup.goal))
      return others.map((other) => (own > other ? 1 : own < other ? 0 : 0.5));
    const left = over ? NEW_ROUND : leftOf(state);
    return pairsOf(state, this.seat, over ? 0 : this.rest(state)).map((pair) =>
      this.learnt.chance.of(pair, left),
    );
  }

  /** The points that the seat will win until the round ends, compared with the mean of the others. */
  private rest(state: State): number {
    const filled = state.rows.map((lying) => lying.length);
    return this.foretell(filled, state.dice[this.seat] ?? 0);
  }

  /** Returns the exact worth of rolling so many dice, if the turn ends with the next placing. */
  rolled(state: State, dice = state.hand.length): Rolled {
    const { seat } = this;
    const stopped = this.ended(state);
    const placings = new Lookahead(state, seat, taste, never, MOST_STEPS).anyPlacings(dice);
    const any: State = { ...state, hand: [] };
    const worths: number[] = [];
    const worthOf = (rank: number): number => {
      const worth = worths[rank] ?? this.ended(afterPlacing(any, seat, placings.pathAt(rank)));
      worths[rank] = worth;
      return worth;
    };
    const of = (hand: Hand): number => {
      const ranks = placings.ranksOf(hand, this.width);
      // D7: the turn ends if none fits.
      if (ranks.length === 0) return stopped;
      let most = 0;
      for (const rank of ranks) most = Math.max(most, worthOf(rank));
      return most;
    };
    const { hands, chances } = rollsOf(dice);
    let mean = 0;
    for (let at = 0; at < hands.length; at += 1) mean += (chances[at] ?? 0) * of(hands[at] ?? 0);
    return { mean, of };
  }
}
