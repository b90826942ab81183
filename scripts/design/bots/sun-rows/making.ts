import { sunRows } from '../../../../src/engine/sun-rows';
import { expertOf } from '../../../../src/engine/sun-rows/bots/expert/expert';
import type { SunRowsData } from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { teach } from '../learning/lessons';
import type { Making } from '../made';
import { collect, expertPlayer, type Setting } from './games';
import { PairLearner } from './learner';
import type { Sample } from './samples';
import start from './start.json';

/** A lesson: so many games, how often it goes through them, and how large its first steps are. */
interface Lesson {
  readonly games: number;
  /** How much the end of the game counts, against what is foreseen a turn before. */
  readonly trust: number;
  readonly rounds: number;
  readonly rate: number;
}

const SEED = 1;
/** Samples of so many lessons are learnt from. */
const REMEMBERED = 5;
/** Most tables have two seats and the basic game, which is played most. */
const BASIC: Setting = { seats: 2, variant: 'basic' };
const TABLES: readonly Setting[] = [
  ...Array.from({ length: 4 }, () => BASIC),
  { seats: 3, variant: 'basic' },
  ...Array.from({ length: 3 }, () => BASIC),
  { seats: 2, variant: 'advanced' },
  ...Array.from({ length: 2 }, () => BASIC),
  { seats: 4, variant: 'basic' },
];

/** Each lesson goes on from games of the expert that those before it have made. */
function make(lessons: readonly Lesson[]): SunRowsData {
  const learner = new PairLearner(SEED, start);
  const remembered: (readonly Sample[])[] = [];
  lessons.forEach(({ games, trust, rounds, rate }, number) => {
    const player = expertPlayer(learner.data());
    remembered.push(collect(player, games, TABLES, trust, SEED + number * 100_000_000));
    learner.samples = remembered.slice(-REMEMBERED).flat();
    process.stderr.write(`lesson ${number + 1}: learns from ${learner.samples.length} turns\n`);
    teach(learner, learner.samples.length, rounds, rate, SEED + number);
  });
  return learner.data();
}

const LESSONS: readonly Lesson[] = [{ games: 500, trust: 1, rounds: 8, rate: 5e-4 }];

export const making: Making<SunRowsData> = {
  game: sunRows,
  make: () => make(LESSONS),
  makeShort: () => make([{ games: 1, trust: 0.9, rounds: 1, rate: 5e-4 }]),
  expertOf,
};
