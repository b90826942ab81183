import { lastDie } from '../../../../src/engine/last-die';
import { expertOf, type Width } from '../../../../src/engine/last-die/bots/expert/expert';
import type { LastDieData } from '../../../../src/engine/last-die/bots/expert/rest-of-round';
import { hard } from '../../../../src/engine/last-die/bots/hard';
import { teach } from '../learning/lessons';
import type { Making } from '../made';
import { RestLearner } from './learner';
import { collect, Samples } from './samples';

interface Effort {
  /** Games of hard, and then of the expert that learnt from them. */
  readonly games: readonly [ofHard: number, ofExpert: number];
  /** How often each lesson goes through the samples. */
  readonly rounds: number;
}

const SEED = 1;
/** The numbers of seats at the tables in turn: half of the tables have two. */
const SEATS = [2, 3, 2, 4, 2, 6];
const RATE = 2e-3;
/** The expert that is learnt from looks less far, to play more games. */
const NARROW: Width = { now: 10, later: 4 };

/** Learns from games of hard, plays on with what it has learnt, and learns from both. */
function make({ games: [ofHard, ofExpert], rounds }: Effort): LastDieData {
  const first = collect((state, seat, random) => hard.choose(state, seat, random), ofHard, SEATS, SEED);
  const player = expertOf(learnt(first, rounds, SEED), NARROW);
  const second = collect(
    (state, seat, random) => player.choose(state, seat, random),
    ofExpert,
    SEATS,
    SEED + 500_000_000,
  );
  return learnt([...first, ...second], rounds, SEED + 1);
}

function learnt(rows: readonly Float32Array[], rounds: number, seed: number): LastDieData {
  const samples = new Samples(rows);
  process.stderr.write(`learns from ${samples.count} ends of turns\n`);
  const learner = new RestLearner(samples, seed);
  teach(learner, samples.count, rounds, RATE, seed);
  return learner.data();
}

export const making: Making<LastDieData> = {
  game: lastDie,
  make: () => make({ games: [1500, 600], rounds: 5 }),
  makeShort: () => make({ games: [6, 3], rounds: 1 }),
  expertOf,
};
