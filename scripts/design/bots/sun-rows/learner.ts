import { HIDDEN, INPUTS, type SunRowsData } from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { ChanceLayers } from '../learning/chance-layers';
import type { Learner } from '../learning/lessons';
import type { Samples } from './samples';

/** Learns who of two seats ends the game ahead. It has the layers of `PairChance`. */
export class PairLearner implements Learner {
  private readonly layers: ChanceLayers;

  constructor(
    private readonly samples: Samples,
    seed: number,
    from: SunRowsData,
  ) {
    this.layers = new ChanceLayers(INPUTS, HIDDEN, seed);
    this.layers.first.set(from.first);
    this.layers.last.set(from.last);
  }

  foretell(sample: number): number {
    this.samples.inputs(sample, this.layers.x);
    return this.layers.foretell();
  }

  learn(sample: number): number {
    this.samples.inputs(sample, this.layers.x);
    return this.layers.learn(this.samples.target(sample));
  }

  step(rate: number, samples: number): void {
    this.layers.step(rate, samples);
  }

  data(): SunRowsData {
    return { first: this.layers.first.grains(), last: this.layers.last.grains() };
  }
}
