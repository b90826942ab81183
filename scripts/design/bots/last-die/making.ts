import { lastDie } from '../../../../src/engine/last-die';
import { expertOf, type Width } from '../../../../src/engine/last-die/bots/expert/expert';
import { type LastDieData, RestOfRound } from '../../../../src/engine/last-die/bots/expert/rest-of-round';
import type { ChanceData } from '../../../../src/engine/last-die/bots/expert/win-chance';
import { hard } from '../../../../src/engine/last-die/bots/hard';
import { teach } from '../learning/lessons';
import type { Making } from '../made';
import { ChanceLearner, chanceRows } from './chance-learner';
import { type Player, type TurnEnd, turnEnds } from './games';
import { RestLearner } from './learner';
import { restRows, Samples } from './samples';

type Data = LastDieData & ChanceData;

interface Effort {
  /** Games of hard, then of the expert that learnt from them, then of the expert that learnt from both. */
  readonly games: readonly [ofHard: number, ofExpert: number, ofBetter: number];
  /** How often each lesson goes through the samples. */
  readonly rounds: number;
}

const SEED = 1;
/** The numbers of seats at the tables in turn: half of the tables have two. */
const SEATS = [2, 3, 2, 4, 2, 6];
const RATE = 2e-3;
const STRAYS = 12;
/** The experts that are learnt from look less far, to play more games. */
const NARROW: Width = { now: 10, later: 4 };

/**
 * Learns from games of hard, plays on with what it has learnt, and learns from both. The chance to win is then
 * learnt anew from games in which nobody strays.
 */
function make({ games: [ofHard, ofExpert, ofBetter], rounds }: Effort): Data {
  const first = turnEnds((state, seat, random) => hard.choose(state, seat, random), {
    games: ofHard,
    seats: SEATS,
    seed: SEED,
    strays: STRAYS,
  });
  const begun = restFrom(first, rounds, SEED);
  const second = turnEnds(playerOf({ ...begun, ...chanceFrom(first, begun, rounds, SEED) }), {
    games: ofExpert,
    seats: SEATS,
    seed: SEED + 500_000_000,
    strays: STRAYS,
  });
  const rest = restFrom([...first, ...second], rounds, SEED + 1);
  const better = playerOf({ ...rest, ...chanceFrom(second, rest, rounds, SEED + 1) });
  const third = turnEnds(better, { games: ofBetter, seats: SEATS, seed: SEED + 700_000_000, strays: 0 });
  return { ...rest, ...chanceFrom(third, rest, rounds, SEED + 2) };
}

function playerOf(data: Data): Player {
  const expert = expertOf(data, NARROW);
  return (state, seat, random) => expert.choose(state, seat, random);
}

function restFrom(turns: readonly TurnEnd[], rounds: number, seed: number): LastDieData {
  const samples = new Samples(restRows(turns));
  process.stderr.write(`learns the rest of a round from ${samples.count} ends of turns\n`);
  const learner = new RestLearner(samples, seed);
  teach(learner, samples.count, rounds, RATE, seed);
  return learner.data();
}

function chanceFrom(turns: readonly TurnEnd[], rest: LastDieData, rounds: number, seed: number): ChanceData {
  const rows = chanceRows(turns, new RestOfRound(rest));
  process.stderr.write(`learns the chance to win from ${rows.length} pairs of seats\n`);
  const learner = new ChanceLearner(rows, seed);
  teach(learner, rows.length, rounds, RATE, seed);
  return learner.data();
}

export const making: Making<Data> = {
  game: lastDie,
  make: () => make({ games: [1500, 600, 800], rounds: 5 }),
  makeShort: () => make({ games: [6, 3, 2], rounds: 1 }),
  expertOf,
};
