import type { RestOfRound } from '../../../../src/engine/last-die/bots/expert/rest-of-round';
import {
  CHANCE_HIDDEN,
  CHANCE_INPUTS,
  type ChanceData,
  chanceInputs,
  leftOf,
  NEW_ROUND,
  pairsOf,
} from '../../../../src/engine/last-die/bots/expert/win-chance';
import { evenly, Layer, rectifiedErrors, rectify } from '../learning/layer';
import type { Learner } from '../learning/lessons';
import type { TurnEnd } from './games';

const SIZE = CHANCE_INPUTS + 1;

/** Pairs of seats at ends of turns, with who of the two was ahead in the end. */
export function chanceRows(turns: readonly TurnEnd[], rest: RestOfRound): readonly Float32Array[] {
  return turns.flatMap(({ state, seat, roundEnd, gameEnd }) => {
    const fresh = roundEnd === null;
    const filled = state.rows.map((lying) => lying.length);
    const won = fresh ? 0 : rest.at(state, seat)(filled, state.dice[seat] ?? 0);
    const left = fresh ? NEW_ROUND : leftOf(state);
    const leads = gameEnd.filter((_, other) => other !== seat).map((points) => (gameEnd[seat] ?? 0) - points);
    return pairsOf(state, seat, won).map((pair, at) => {
      const lead = leads[at] ?? 0;
      return Float32Array.from([...chanceInputs(pair, left), lead > 0 ? 1 : lead < 0 ? 0 : 0.5]);
    });
  });
}

/** Learns who of two seats ends the game ahead. It has the layers of `WinChance`. */
export class ChanceLearner implements Learner {
  private readonly first: Layer;
  private readonly last: Layer;
  private readonly x = new Float64Array(CHANCE_INPUTS);
  private readonly h = new Float64Array(CHANCE_HIDDEN);
  private readonly out = new Float64Array(1);
  private readonly error = new Float64Array(1);
  private readonly errorH = new Float64Array(CHANCE_HIDDEN);

  constructor(
    private readonly rows: readonly Float32Array[],
    seed: number,
  ) {
    const any = evenly(seed);
    this.first = new Layer(CHANCE_INPUTS, CHANCE_HIDDEN, any);
    this.last = new Layer(CHANCE_HIDDEN, 1, any);
  }

  /** The error is used as the slope itself, so that the slopes do not vanish where the chance is near 0 or 1. */
  learn(sample: number): number {
    const row = this.rows[sample] ?? new Float32Array(SIZE);
    this.x.set(row.subarray(0, CHANCE_INPUTS));
    this.first.forward(this.x, this.h);
    rectify(this.h);
    this.last.forward(this.h, this.out);
    const sum = this.out[0] ?? 0;
    const error = 0.5 + (0.5 * sum) / Math.sqrt(1 + sum * sum) - (row[CHANCE_INPUTS] ?? 0);
    this.error[0] = error;
    this.last.backward(this.h, this.error, this.errorH);
    rectifiedErrors(this.h, this.errorH);
    this.first.backward(this.x, this.errorH, null);
    return error * error;
  }

  step(rate: number, samples: number): void {
    this.first.step(rate, samples);
    this.last.step(rate, samples);
  }

  data(): ChanceData {
    return { chance: this.first.grains(), chanceLast: this.last.grains() };
  }
}
