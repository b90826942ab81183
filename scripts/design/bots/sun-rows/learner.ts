import {
  chanceOf,
  HIDDEN,
  INPUTS,
  type SunRowsData,
} from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { evenly, Layer, rectifiedErrors, rectify } from '../learning/layer';
import type { Learner } from '../learning/lessons';
import type { Samples } from './samples';

/** Learns who of two seats ends the game ahead. It has the layers of `PairChance`. */
export class PairLearner implements Learner {
  private readonly first: Layer;
  private readonly last: Layer;
  private readonly x = new Float64Array(INPUTS);
  private readonly h = new Float64Array(HIDDEN);
  private readonly out = new Float64Array(1);
  private readonly error = new Float64Array(1);
  private readonly errorH = new Float64Array(HIDDEN);

  constructor(
    private readonly samples: Samples,
    seed: number,
    from: SunRowsData,
  ) {
    const any = evenly(seed);
    this.first = new Layer(INPUTS, HIDDEN, any);
    this.last = new Layer(HIDDEN, 1, any);
    this.first.set(from.first);
    this.last.set(from.last);
  }

  foretell(sample: number): number {
    this.samples.inputs(sample, this.x);
    this.first.forward(this.x, this.h);
    rectify(this.h);
    this.last.forward(this.h, this.out);
    return chanceOf(this.out[0] ?? 0);
  }

  /**
   * The error is used as the slope itself, so that the slopes do not vanish where the chance is near 0 or 1.
   */
  learn(sample: number): number {
    const error = this.foretell(sample) - this.samples.target(sample);
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

  data(): SunRowsData {
    return { first: this.first.grains(), last: this.last.grains() };
  }
}
