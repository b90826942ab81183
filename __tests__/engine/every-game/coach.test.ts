import { names } from '../../../scripts/golden/settings';
import { playOut } from '../../../scripts/play-out';
import type { State as ArenaState } from '../../../src/engine/arena/state';
import { botFor, loadBot, loadCoach } from '../../../src/engine/bots';
import type { Judged } from '../../../src/engine/bots/coach';
import { given, rolled } from '../../../src/engine/chance';
import type { AnyGame, Entry } from '../../../src/engine/game';
import { findGame } from '../../../src/engine/games';
import { viewOf } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';

/** So many games of each, and how much less the results vary without luck, at least. */
const TABLES = [
  { id: 'lockout', seats: 2, games: 40, less: 1.5 },
  { id: 'last-die', seats: 2, games: 40, less: 1.5 },
  { id: 'last-die', seats: 3, games: 12, less: 1 },
  { id: 'sun-rows', seats: 2, games: 20, less: 1.2 },
  { id: 'arena', seats: 2, games: 40, less: 2 },
  { id: 'arena', seats: 4, games: 16, less: 1 },
] as const;

interface Step {
  readonly before: unknown;
  readonly entry: Entry<unknown>;
  readonly after: unknown;
}

function found(id: string): AnyGame {
  const game: AnyGame | undefined = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

async function coachFor(game: AnyGame) {
  const coach = await loadCoach(game);
  if (!coach) throw new Error(`nobody teaches ${game.id}`);
  return coach;
}

/** A game of hard bots. We follow one seat, another one in each game. */
function played(game: AnyGame, seats: number, number: number) {
  const seat = number % seats;
  const { opening, log, state } = playOut({
    game,
    names: names(seats),
    options: game.options.defaults,
    bots: names(seats).map(() => botFor(game, 'hard')),
    chance: rolled(seeded(number)),
    random: seeded(1_000_000 + number),
  });
  let now = game.start(seats, game.options.defaults, given(opening.start));
  const steps = log.map((entry): Step => {
    const before = now;
    now = game.play(before, entry.seat, entry.move, given(entry.dice));
    return { before, entry, after: now };
  });
  const places = game.ranking(state) ?? [];
  const won = places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
  return { steps, seat, won, end: state };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const variance = (numbers: readonly number[]) => mean(numbers.map((each) => (each - mean(numbers)) ** 2));
const error = (numbers: readonly number[]) => Math.sqrt(variance(numbers) / numbers.length);

test.each(TABLES)(
  'luck sums to zero over $games games of $id with $seats seats, and results vary less without it',
  async ({ id, seats, games, less }) => {
    const game = found(id);
    const coach = await coachFor(game);
    const lucks: number[] = [];
    const results: number[] = [];
    for (let number = 0; number < games; number += 1) {
      const { steps, seat, won } = played(game, seats, number);
      const random = seeded(2_000_000 + number);
      const luck = steps.map(
        ({ before, entry, after }) => coach.luck(before, entry, after, random)?.[seat] ?? 0,
      );
      lucks.push(luck.reduce((sum, each) => sum + each, 0));
      results.push(won);
    }
    const adjusted = results.map((won, at) => won - (lucks[at] ?? 0));
    expect(Math.abs(mean(lucks))).toBeLessThan(3 * error(lucks));
    expect(Math.abs(mean(results) - mean(adjusted))).toBeLessThan(3 * error(lucks));
    expect(variance(results)).toBeGreaterThan(less * variance(adjusted));
  },
);

/** Every roll of so many dice in rising order, with the share of all rolls that show it. */
function* rollsOf(dice: number): Generator<{ readonly values: readonly number[]; readonly share: number }> {
  const orders = (values: readonly number[]): number =>
    values.reduce(
      (ways, value, at) =>
        (ways * (at + 1)) / (1 + values.slice(0, at).filter((each) => each === value).length),
      1,
    );
  function* rising(from: number, left: number): Generator<readonly number[]> {
    if (left === 0) yield [];
    else
      for (let value = from; value <= 6; value += 1)
        for (const rest of rising(value, left - 1)) yield [value, ...rest];
  }
  for (const values of rising(1, dice)) yield { values, share: orders(values) / 6 ** dice };
}

test.each([
  ['last-die', 2],
  ['last-die', 3],
  ['sun-rows', 2],
  ['sun-rows', 4],
] as const)('luck in %s with %i seats is zero on the mean over all dice that can fall', async (id, seats) => {
  const game = found(id);
  const coach = await coachFor(game);
  let rolls = 0;
  for (const { before, entry } of played(game, seats, 5).steps.filter((_, at) => at % 9 === 0)) {
    if (entry.dice.length === 0) continue;
    const sums = game.scores(before).map(() => 0);
    for (const { values, share } of rollsOf(entry.dice.length)) {
      const after = game.play(before, entry.seat, entry.move, given(values));
      const luck = coach.luck(before, { ...entry, dice: values }, after, seeded(1)) ?? [];
      for (const [seat, each] of luck.entries()) sums[seat] = (sums[seat] ?? 0) + share * each;
    }
    for (const sum of sums) expect(sum).toBeCloseTo(0, 9);
    rolls += 1;
  }
  expect(rolls).toBeGreaterThan(3);
});

test.each([2, 4])(
  'luck in Arena with %i seats is zero on the mean over the faces of a die',
  async (seats) => {
    const game = found('arena');
    const coach = await coachFor(game);
    let throws = 0;
    for (const { before, entry, after } of played(game, seats, 5).steps) {
      const { arena } = before as ArenaState;
      // A seed, then four numbers for each die, its face first: those that lie, then the one that was thrown.
      const face = 1 + 4 * arena.length;
      const fell = entry.dice[face] ?? 0;
      if (arena.length === 0 || fell < 1 || fell > 6) continue;
      const faces = [1, 2, 3, 4, 5, 6].map((value) => entry.dice.with(face, value));
      const lucks = faces.map((dice) => coach.luck(before, { ...entry, dice }, after, seeded(1)) ?? []);
      for (const seat of lucks[0]?.keys() ?? [])
        expect(mean(lucks.map((luck) => luck[seat] ?? 1))).toBeCloseTo(0, 9);
      throws += 1;
    }
    expect(throws).toBeGreaterThan(10);
  },
);

describe.each(['lockout', 'last-die', 'sun-rows', 'arena'])('%s', (id) => {
  const game = found(id);

  test('each seat has its share of the win, of one in all; at the end the winner has it', async () => {
    const coach = await coachFor(game);
    const { steps, end } = played(game, 3, 1);
    for (const { before } of steps.filter((_, at) => at % 7 === 0)) {
      const shares = coach.shares(before);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 8);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
    const places = game.ranking(end) ?? [];
    const first = places.filter((place) => place === 1).length;
    expect(coach.shares(end)).toEqual(places.map((place) => (place === 1 ? 1 / first : 0)));
  });

  test('a decision is judged by the best one, and in steps as at once', async () => {
    const coach = await coachFor(game);
    let decisions = 0;
    for (const [at, { before, entry, after }] of played(game, 2, 1).steps.slice(0, 40).entries()) {
      const judged = coach.judge(before, entry, after, seeded(at));
      expect(judged.error).toBeGreaterThanOrEqual(0);
      expect(finishedOf(coach.slowly(before, entry, after, seeded(at)))).toEqual(judged);
      if (judged.better === null) continue;
      decisions += 1;
      expect(game.check(before, entry.seat, judged.better)).toBeNull();
      expect(coach.error(before, { ...entry, move: judged.better }).error).toBe(0);
    }
    expect(decisions).toBeGreaterThan(3);
  });

  test('nothing that the expert advises is an error, with two seats and with three', async () => {
    const coach = await coachFor(game);
    const expert = await loadBot(game, 'expert');
    const steps = [2, 3].flatMap((seats) => played(game, seats, 3).steps);
    let decisions = 0;
    for (const { before, entry } of steps) {
      const { seat } = entry;
      const known = viewOf(game, before, seat);
      const move = expert.advise?.(known, seat) ?? expert.choose(known, seat, seeded(4));
      const { error, better } = coach.error(before, { ...entry, move });
      expect(error).toBe(0);
      if (better !== null) decisions += 1;
    }
    expect(decisions).toBeGreaterThan(0);
  });

  test('every legal decision can be judged', async () => {
    const coach = await coachFor(game);
    for (const { before, entry } of played(game, 2, 2).steps.slice(0, 60)) {
      const { better } = coach.error(before, entry);
      if (better === null) continue;
      for (const move of game.moves(before, entry.seat))
        expect(coach.error(before, { ...entry, move }).better).not.toBeNull();
    }
  });

  test('there is no coach if it can’t be loaded', async () => {
    const bots = { ...game.bots, teaching: () => Promise.reject(new Error('no network')) };
    expect(await loadCoach({ ...game, bots })).toBeNull();
  });
});

function finishedOf(thought: Iterator<undefined, Judged<unknown>>): Judged<unknown> {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}
