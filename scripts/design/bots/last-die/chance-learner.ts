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
import { ChanceLayers } from '../learning/chance-layers';
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
  private readonly layers: ChanceLayers;

  constructor(
    private readonly rows: readonly Float32Array[],
    seed: number,
  ) {
    this.layers = new ChanceLayers(CHANCE_INPUTS, CHANCE_HIDDEN, seed);
  }

  learn(sample: number): number {
    const row = this.rows[sample] ?? new Float32Array(SIZE);
    this.layers.x.set(row.subarray(0, CHANCE_INPUTS));
    return this.layers.learn(row[CHANCE_INPUTS] ?? 0);
  }

  step(rate: number, samples: number): void {
    this.layers.step(rate, samples);
  }

  data(): ChanceData {
    return { chance: this.layers.first.grains(), chanceLast: this.layers.last.grains() };
  }
}
