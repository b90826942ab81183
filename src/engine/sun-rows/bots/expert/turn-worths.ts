import { expected, withReroll } from '../../../bots/keeps';
import { MOST_ROLLS, type State } from '../../state';
import { allThrows } from '../rerolling';
import { Outcomes } from './outcomes';
import type { PairChance } from './pair-chance';

/** So many throws are valued in one step of a thought. */
const THROWS_A_STEP = 12;

/** What throws are worth to the active seat, by the rolls that it has left; and what keeps are worth. */
export interface TurnWorths {
  /** By the rolls left, then by throw. */
  readonly throws: readonly (readonly number[])[];
  /** By the rolls left before the keep's dice are rolled, from 1, then by keep. */
  readonly keeps: readonly (readonly number[])[];
}

/** The worths of all throws are the same for every roll of a turn, so they are kept for the next roll. */
export class KnownTurn {
  private state: State | null = null;
  private worths: TurnWorths = { throws: [], keeps: [] };

  constructor(private readonly chance: PairChance) {}

  /** S3: works out a turn exactly, whatever it has rolled so far. */
  *of(state: State): Generator<undefined, TurnWorths> {
    if (this.knows(state)) return this.worths;
    const outcomes = new Outcomes(asRolled(state), state.active, this.chance);
    const { keeps, throws } = allThrows();
    const results: number[] = [];
    for (const each of throws) {
      results.push(outcomes.best(each));
      if (results.length % THROWS_A_STEP === 0) yield;
    }
    const byRolls: (readonly number[])[] = [results];
    const means: (readonly number[])[] = [[]];
    for (let rolls = 1; rolls <= MOST_ROLLS; rolls += 1) {
      yield;
      const mean = expected(keeps, byRolls[rolls - 1] ?? []);
      means.push(mean);
      byRolls.push(withReroll(keeps, mean));
    }
    this.worths = { throws: byRolls, keeps: means };
    this.state = state;
    return this.worths;
  }

  private knows({ places, points, scored, active, setup }: State): boolean {
    const { state } = this;
    return (
      state?.places === places &&
      state.points === points &&
      state.scored === scored &&
      state.active === active &&
      state.setup === setup
    );
  }
}

/** The beginning of the turn as the seat sees it that is about to answer. */
const asRolled = (state: State): State => ({ ...state, phase: 'reroll' });
