import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import { dailySetUp, openDaily } from '../../src/engine/daily';
import type { DailyDice, Hash } from '../../src/engine/daily/daily-dice';
import { statesBefore } from '../../src/engine/daily/daily-game';
import { type AnyGame, parseMove, type Seat } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import type { State as LastDieState } from '../../src/engine/last-die/state';
import { colours, type State as LockoutState } from '../../src/engine/lockout/state';
import { type AnyMatch, commit } from '../../src/engine/match';
import { seeded, uniform, xoshiro128 } from '../../src/engine/random';

const hash = (text: string) => sha256(new TextEncoder().encode(text));
const DAY = '2026-11-20';

interface Begun {
  readonly match: AnyMatch;
  readonly dice: DailyDice;
}

function begin(game: string, day = DAY, hashed: Hash = hash): Begun {
  const setUp = dailySetUp({ day, game }, hashed);
  if (!setUp) throw new Error(`no ${game}`);
  const opened = openDaily(setUp, ['Ada', 'Ben']);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { match: opened.value, dice: setUp.dice };
}

/** Plays a move in turn with the dice of the day. */
function play(
  { match, dice }: Begun,
  move: unknown,
  seat: Seat = match.game.turn(match.state)[0] ?? 0,
): Begun {
  const after = commit(match, seat, move, dice.roll(match, seat, move));
  if (!after.ok) throw new Error(after.refusal.code);
  return { match: after.value, dice };
}

const moveOf = (game: AnyGame, text: string): unknown => parseMove(game.notation, text);

/** Plays these moves, written as in a record, each for the first seat in turn. */
const playAll = (begun: Begun, ...texts: readonly string[]): Begun =>
  texts.reduce((now, text) => play(now, moveOf(now.match.game, text)), begun);

const lastDice = ({ match }: Begun) => match.log.at(-1)?.dice;

/** Bots of this level play a long part of the game. */
function played(game: string, seed: number, level: ReadyLevel): AnyMatch {
  const random = seeded(seed);
  let begun = begin(game);
  const bot = botFor(begun.match.game, level);
  for (let n = 0; n < 400; n += 1) {
    const { match } = begun;
    const [seat] = match.game.turn(match.state);
    if (seat === undefined) break;
    begun = play(begun, bot.choose(match.state, seat, random), seat);
  }
  return begun.match;
}

const atRandom = (game: string, seed: number) => played(game, seed, 'random');

describe('TD1 the example of docs/design/todays-dice.md', () => {
  const rows = [
    ...readFileSync('docs/design/todays-dice.md', 'utf8').matchAll(
      /^\| `([a-z-]+)` \| `([^`]+)` \| `([0-9a-f]{8})` \| (\d+) \| (\d+) \|$/gm,
    ),
  ].map(([, game = '', place = '', bytes = '', n, drawn]) => ({
    game,
    place,
    bytes,
    n: Number(n),
    drawn: Number(drawn),
  }));

  test.each(rows)('$game: $place', ({ game, place, bytes, n, drawn }) => {
    const hashed = Buffer.from(hash(`Knobel daily dice 1 ${DAY} ${game} ${place}`));
    expect(hashed.subarray(0, 4).toString('hex')).toBe(bytes);
    expect(Number.parseInt(bytes, 16) % n).toBe(drawn);
  });

  test.each(games.map(({ id }) => id))('%s begins with the dice of the table', (id) => {
    const drawn = rows.filter(({ game }) => game === id);
    const begun = begin(id);
    const { start } = begun.match.opening;
    const first = drawn.filter(({ place }) => place.startsWith('start'));
    // Arena's first die never shows the X, its lowest face.
    expect(start.slice(0, first.length)).toEqual(first.map(({ drawn: d, n }) => (n === 5 ? d + 2 : d)));
    const [move] = begun.match.game.moves(begun.match.state, start[0] ?? 0);
    const rolled = drawn.filter(({ place }) => !place.startsWith('start'));
    const dice = lastDice(play(begun, move)) ?? [];
    expect(dice.slice(0, rolled.length)).toEqual(rolled.map(({ drawn: d, n }) => (n === 6 ? d + 1 : d)));
  });
});

test.each(games.map(({ id }) => id))(
  'TD1 %s: the same decisions meet the same dice, another day has others',
  (id) => {
    expect(atRandom(id, 3)).toEqual(atRandom(id, 3));
    const seeds = (day: string) => begin(id, day).dice.bot(begin(id, day).match)(1_000_000);
    expect(seeds(DAY)).toBe(seeds(DAY));
    expect(seeds(DAY)).not.toBe(seeds('2026-11-21'));
  },
);

const REJECTED = 0xffff_ffff;
const bytesOf = (...words: readonly number[]) => {
  const bytes = new Uint8Array(32);
  for (const [at, word] of words.entries()) new DataView(bytes.buffer).setUint32(4 * at, word);
  return bytes;
};
/** The first roll of a game of Sun Rows with these hashes. */
const rolledWith = (hashed: Hash) => lastDice(playAll(begin('sun-rows', DAY, hashed), 'roll'));

test('TD2 instead of a word that would favour small numbers, the next one is taken', () => {
  expect(rolledWith(() => bytesOf(REJECTED, REJECTED, 2, 4))).toEqual([3, 3, 3, 3, 3]);
});

test('TD2 after eight rejected words the text is hashed again with 2, then with 3', () => {
  const none = bytesOf(...Array.from({ length: 8 }, () => REJECTED));
  const texts: string[] = [];
  const dice = rolledWith((text) => {
    texts.push(text);
    return / die \d 3$/.test(text) ? bytesOf(4) : / die \d/.test(text) ? none : hash(text);
  });
  expect(dice).toEqual([5, 5, 5, 5, 5]);
  const die = `Knobel daily dice 1 ${DAY} sun-rows turn 1 roll 1 die 5`;
  expect(texts.slice(-3)).toEqual([die, `${die} 2`, `${die} 3`]);
});

/** The die at this place, computed as on the page. No die of these tests is rejected. */
const dieAt = (game: string, place: string) => {
  const text = `Knobel daily dice 1 ${DAY} ${game} ${place}`;
  return (new DataView(hash(text).buffer).getUint32(0) % 6) + 1;
};

/** The entries that draw dice, each with its state before. */
function rollsOf<State>(match: AnyMatch, read: (state: unknown) => State) {
  const states = statesBefore(match).map(read);
  return match.log.flatMap(({ seat, move, dice }, at) => {
    const state = states[at];
    return state && dice.length > 0 ? [{ seat, move: match.game.notation.format(move), dice, state }] : [];
  });
}

test('TD3 Lockout: each turn has its dice, and a closed row takes only its own die away', () => {
  let closed = 0;
  for (const level of ['random', 'easy', 'normal', 'hard'] as const) {
    const rolls = rollsOf(played('lockout', 1, level), (state) => state as LockoutState);
    for (const [at, { dice, state }] of rolls.entries()) {
      const open = colours.filter((_, row) => !state.closed[row]);
      if (open.length < colours.length) closed += 1;
      const places = ['white 1', 'white 2', ...open];
      expect(dice).toEqual(places.map((place) => dieAt('lockout', `turn ${at + 1} ${place}`)));
    }
  }
  expect(closed).toBeGreaterThan(0);
});

test('TD4 Last Die: a roll is that of its round, its seat, its turn in the round, and its number in the turn', () => {
  const counts = new Map<string, { turn: number; roll: number }>();
  const rolls = rollsOf(atRandom('last-die', 3), (state) => state as LastDieState);
  for (const { seat, dice, state } of rolls) {
    const place = `round ${state.round + 1} seat ${seat}`;
    const { turn, roll } = counts.get(place) ?? { turn: 0, roll: 0 };
    const now = state.phase === 'roll' ? { turn: turn + 1, roll: 1 } : { turn, roll: roll + 1 };
    counts.set(place, now);
    const own = `${place} turn ${now.turn} roll ${now.roll}`;
    expect(dice).toEqual(dice.map((_, at) => dieAt('last-die', `${own} die ${at + 1}`)));
  }
  const [rounds, turns] = [[...counts.keys()], [...counts.values()]];
  expect(rounds.some((place) => place.startsWith('round 3 seat 1'))).toBe(true);
  expect(Math.max(...turns.map(({ turn }) => turn))).toBeGreaterThan(2);
});

test('TD4 Last Die: what the opponent does in its turn does not change one’s own roll', () => {
  const first = playAll(begin('last-die'), 'roll');
  const [active] = first.match.game.turn(first.match.state);
  const places = first.match.game.moves(first.match.state, active ?? 0);
  const next = places.slice(0, 4).map((move) => {
    let begun = play(first, move);
    for (let n = 0; n < 20 && begun.match.game.turn(begun.match.state)[0] === active; n += 1) {
      const stop = moveOf(begun.match.game, 'stop');
      begun = play(begun, stop);
    }
    return lastDice(playAll(begun, 'roll'));
  });
  expect(next.length).toBeGreaterThan(1);
  expect(new Set(next.map(String)).size).toBe(1);
  // The second roll of a turn has dice of its own.
  expect(lastDice(playAll(play(first, places[0]), 'roll'))).not.toEqual(lastDice(first)?.slice(0, 4));
});

test('TD5 Sun Rows: a roll is that of its turn and its number in the turn, and each die has its place', () => {
  const rolls = rollsOf(atRandom('sun-rows', 3), () => true);
  let [turn, roll] = [0, 0];
  for (const { move, dice } of rolls) {
    const [kind, ...places] = move.split(' ');
    [turn, roll] = kind === 'roll' ? [turn + 1, 1] : [turn, roll + 1];
    const thrown = kind === 'roll' ? ['1', '2', '3', '4', '5'] : places;
    expect(dice).toEqual(thrown.map((place) => dieAt('sun-rows', `turn ${turn} roll ${roll} die ${place}`)));
  }
  expect(turn).toBeGreaterThan(5);
});

test('TD5 Sun Rows: a die that is rolled again falls the same, whichever others are rolled with it', () => {
  const rolled = playAll(begin('sun-rows'), 'roll');
  const [alone] = lastDice(playAll(rolled, 'reroll 3')) ?? [];
  const [, among] = lastDice(playAll(rolled, 'reroll 1 3 5')) ?? [];
  expect(among).toBe(alone);
  // The third roll is another one.
  const third = (second: string) => lastDice(playAll(rolled, second, 'reroll 1 2 3 4 5'));
  expect(third('reroll 3')).toEqual(third('reroll 1 2 4'));
  expect(third('reroll 3')).not.toEqual(lastDice(playAll(rolled, 'reroll 1 2 3 4 5')));
});

test('TD6 Arena: the seed of a throw depends on the turn and on the throws in it alone', () => {
  const seedsOf = (match: AnyMatch) => {
    const seeds = new Map<string, number>();
    let [turn, before, thrown] = [0, -1, 0];
    for (const { seat, move, dice } of match.log) {
      if (match.game.notation.format(move) === 'stop') continue;
      [turn, thrown] = seat === before ? [turn, thrown + 1] : [turn + 1, 1];
      before = seat;
      seeds.set(`turn ${turn} throw ${thrown}`, dice[0] ?? -1);
    }
    return seeds;
  };
  const [one, other] = [seedsOf(atRandom('arena', 1)), seedsOf(atRandom('arena', 2))];
  const shared = [...one.keys()].filter((place) => other.has(place));
  expect(shared.length).toBeGreaterThan(5);
  for (const place of shared) expect(other.get(place)).toBe(one.get(place));
  expect(new Set(one.values()).size).toBe(one.size);
});

test('TD7 the random numbers of the expert follow from the number of the next entry', () => {
  const numbers = ({ match, dice }: Begun) => {
    const random = dice.bot(match);
    return [random(1000), random(1000), random(1000)];
  };
  const expected = (entry: number) => {
    const view = new DataView(hash(`Knobel daily dice 1 ${DAY} sun-rows bot ${entry}`).buffer);
    const [a, b, c, d] = [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)];
    const random = uniform(xoshiro128(a, b, c, d));
    return [random(1000), random(1000), random(1000)];
  };
  const begun = begin('sun-rows');
  expect(numbers(begun)).toEqual(expected(1));
  expect(numbers(playAll(begun, 'roll'))).toEqual(expected(2));
});

test('TD8 the games have their usual rules, but Last Die goes to 300 points', () => {
  for (const { id, options } of games)
    expect(begin(id).match.opening.options).toEqual({
      ...options.defaults,
      ...(id === 'last-die' && { goal: 300 }),
    });
});
