import { playOut } from '../../scripts/play-out';
import { botFor } from '../../src/engine/bots';
import { coachOf, type Judged } from '../../src/engine/bots/coach';
import { given, rolled } from '../../src/engine/chance';
import type { Entry } from '../../src/engine/game';
import { lockout } from '../../src/engine/lockout';
import { expert } from '../../src/engine/lockout/bots/expert/expert';
import { teaching } from '../../src/engine/lockout/bots/expert/teaching';
import type { Move, State } from '../../src/engine/lockout/state';
import { seeded } from '../../src/engine/random';

const GAMES = 100;
const OTHER_ROLLS = 8;

const coach = coachOf(lockout, expert, teaching, OTHER_ROLLS);

interface Step {
  readonly before: State;
  readonly entry: Entry<Move>;
  readonly judged: Judged<Move>;
}

/** Plays a game of hard and easy, in turn at the first seat, and judges every entry. */
function judgedGame(number: number) {
  const bots = [botFor(lockout, 'hard'), botFor(lockout, 'easy')];
  const hard = number % 2;
  const { opening, log, state } = playOut({
    game: lockout,
    names: ['Ada', 'Ben'],
    options: {},
    bots: hard === 0 ? bots : bots.toReversed(),
    chance: rolled(seeded(number)),
    random: seeded(1000 + number),
  });
  const random = seeded(2000 + number);
  let now = lockout.start(2, {}, given(opening.start));
  const steps = log.map((entry): Step => {
    const before = now;
    now = lockout.play(before, entry.seat, entry.move, given(entry.dice));
    return { before, entry, judged: coach.judge(before, entry, now, random) };
  });
  const places = lockout.ranking(state) ?? [];
  const won = places[0] === places[1] ? 0.5 : places[hard] === 1 ? 1 : 0;
  return { steps, hard, won };
}

const games = Array.from({ length: GAMES }, (_, number) => judgedGame(number));

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const variance = (numbers: readonly number[]) => mean(numbers.map((each) => (each - mean(numbers)) ** 2));
const error = (numbers: readonly number[]) => Math.sqrt(variance(numbers) / numbers.length);

const lucks = games.map(({ steps, hard }) =>
  steps.reduce((sum, { judged }) => sum + (judged.luck[hard] ?? 0), 0),
);
const results = games.map(({ won }) => won);
const adjusted = results.map((won, game) => won - (lucks[game] ?? 0));

test('luck sums to zero over many games, for whoever plays', () => {
  expect(Math.abs(mean(lucks))).toBeLessThan(3 * error(lucks));
});

test('results without luck have the same mean and vary far less', () => {
  const apart = Math.abs(mean(results) - mean(adjusted));
  expect(apart).toBeLessThan(3 * error(lucks));
  expect(variance(results) / variance(adjusted)).toBeGreaterThan(1.5);
});

test('a result is half a win and luck, less the own errors and with those of the other', () => {
  const off = games.map(({ steps, hard, won }, game) => {
    const errors = [0, 1].map((seat) =>
      steps.reduce((sum, { entry, judged }) => sum + (entry.seat === seat ? judged.error : 0), 0),
    );
    return won - (0.5 + (lucks[game] ?? 0) - (errors[hard] ?? 0) + (errors[1 - hard] ?? 0));
  });
  expect(Math.abs(mean(off))).toBeLessThan(0.03);
  expect(Math.sqrt(variance(off))).toBeLessThan(0.25);
});

test('a roll is luck of both seats and no error; a decision is an error or none, and no luck', () => {
  for (const { before, judged } of games.slice(0, 20).flatMap(({ steps }) => steps)) {
    const [one = 0, other = 0] = judged.luck;
    expect(one + other).toBeCloseTo(0, 10);
    if (before.phase === 'roll') expect(judged).toMatchObject({ error: 0, better: null });
    else expect([one, other]).toEqual([0, 0]);
    expect(judged.error).toBeGreaterThanOrEqual(0);
  }
});

test('what the expert does is never an error, and it errs less than easy', () => {
  const lost = (level: 'hard' | 'easy') =>
    mean(
      games.flatMap(({ steps, hard }) =>
        steps
          .filter(({ entry }) => (entry.seat === hard) === (level === 'hard'))
          .map(({ judged }) => judged.error),
      ),
    );
  expect(lost('hard')).toBeLessThan(lost('easy') / 3);
  for (const { before, entry } of games.slice(0, 10).flatMap(({ steps }) => steps)) {
    if (before.phase === 'roll') continue;
    const move = expert.choose(lockout.view(before, entry.seat), entry.seat, seeded(1));
    const judged = coach.judge(before, { ...entry, move }, before, seeded(2));
    expect(judged).toMatchObject({ error: 0, better: move });
  }
});
