import { champion } from '../../../../bench/bots/lockout/champion';
import type { Net } from '../../../../src/engine/lockout/bots/expert/net';
import type { SheetValue } from '../../../../src/engine/lockout/bots/expert/sheet-values';
import { seeded } from '../../../../src/engine/random';
import { plainChance, winChance } from './chances';
import { firstWeights, Learner, lessons } from './learning';
import { shareOf, winner } from './players';

interface Training {
  readonly value: SheetValue;
  /** Games of a round, and rounds. */
  readonly games: number;
  readonly rounds: number;
  readonly seed: number;
  /** The weights of a net to train on; null to begin with random ones. */
  readonly from: Float64Array | null;
  say(text: string): void;
}

const BATCH = 128;
/** Each lesson is taken this often in its round. Those of the last rounds stay among them. */
const TIMES = 2;
const ROUNDS_KEPT = 4;
const TRIAL = 2000;

const rateAt = (done: number): number => (done < 0.5 ? 1e-3 : done < 0.8 ? 4e-4 : 1e-4);
/** For a net that has learnt before: larger steps unlearn more than a few rounds teach. */
const LATER_RATE = 3e-5;

/** Trains a net on games against itself. If it is new, the first round is played without it. */
export function trainNet({ value, games, rounds, seed, from, say }: Training): Net {
  const random = seeded(seed + 1);
  const learner = new Learner(from ?? firstWeights(random), value);
  const judge = winChance(learner.net, value);
  const kept: ReturnType<typeof lessons>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round === 0 && !from;
    const player = winner(value, first ? plainChance(value) : judge);
    const now = lessons(player, first ? null : judge, games, random);
    kept.push(now);
    if (kept.length > ROUNDS_KEPT) kept.shift();
    const steps = Math.floor((TIMES * now.length) / BATCH);
    const off = learner.learn(kept.flat(), steps, from ? LATER_RATE : rateAt(round / rounds), random);
    const { share, se } = shareOf([winner(value, judge), champion], TRIAL, seeded(seed + 2));
    say(
      `round ${round + 1}: ${now.length} positions, squared error ${off.toFixed(4)}, ` +
        `against the champion ${(100 * share).toFixed(2)} % ± ${(100 * se).toFixed(2)} %`,
    );
  }
  return learner.net;
}
