import { sunRows } from '../../../../src/engine/sun-rows';
import { expertOf } from '../../../../src/engine/sun-rows/bots/expert/expert';
import type { SunRowsData } from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { teach } from '../learning/lessons';
import type { Making } from '../made';
import { PairLearner } from './learner';
import { collect, type Player, Samples, type Setting } from './samples';
import start from './start.json';

/** A lesson: so many games, how often it goes through them, and how large its first steps are. */
interface Lesson {
  readonly games: number;
  readonly rounds: number;
  readonly rate: number;
}

const SEED = 1;
/** Most tables have two seats and the basic game, which is played most. */
const TABLES: readonly Setting[] = [
  { seats: 2, variant: 'basic' },
  { seats: 3, variant: 'basic' },
  { seats: 2, variant: 'basic' },
  { seats: 4, variant: 'basic' },
  { seats: 2, variant: 'basic' },
  { seats: 2, variant: 'advanced' },
];

/** Each lesson goes on from games of the expert that those before it have made. */
const make = (lessons: readonly Lesson[]): SunRowsData =>
  lessons.reduce<SunRowsData>((data, lesson, number) => learn(lesson, number, data), start);

function learn({ games, rounds, rate }: Lesson, number: number, before: SunRowsData): SunRowsData {
  const bot = expertOf(before);
  const player: Player = (state, seat, random) => bot.choose(state, seat, random);
  const samples = new Samples(collect(player, games, TABLES, SEED + number * 100_000_000));
  process.stderr.write(`learns from ${samples.count} pairs of seats\n`);
  const learner = new PairLearner(samples, SEED + number, before);
  teach(learner, samples.count, rounds, rate, SEED + number);
  return learner.data();
}

export const making: Making<SunRowsData> = {
  game: sunRows,
  make: () => make([{ games: 60, rounds: 1, rate: 2e-5 }]),
  makeShort: () => make([{ games: 1, rounds: 1, rate: 2e-5 }]),
  expertOf,
};
