import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import { dailySetUp, openDaily } from '../../src/engine/daily';
import type { DailyDice } from '../../src/engine/daily/daily-dice';
import { type AnyGame, parseMove, type Seat } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import { type AnyMatch, commit } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';

const hash = (text: string) => sha256(new TextEncoder().encode(text));
const DAY = '2026-11-20';

interface Begun {
  readonly match: AnyMatch;
  readonly dice: DailyDice;
}

function begin(game: string, day = DAY): Begun {
  const setUp = dailySetUp({ day, game }, hash);
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

describe('the example of docs/design/todays-dice.md', () => {
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
  '%s: the same decisions meet the same dice, another day has others',
  (id) => {
    expect(atRandom(id, 3)).toEqual(atRandom(id, 3));
    const seeds = (day: string) => begin(id, day).dice.bot(begin(id, day).match)(1_000_000);
    expect(seeds(DAY)).toBe(seeds(DAY));
    expect(seeds(DAY)).not.toBe(seeds('2026-11-21'));
  },
);

test('Lockout: each turn has its dice, and a closed row takes only its own die away', () => {
  const rolls = (level: ReadyLevel) => played('lockout', 1, level).log.filter(({ dice }) => dice.length > 0);
  const all = (['random', 'easy', 'normal', 'hard'] as const).map(rolls);
  let shorter = 0;
  for (const one of all)
    for (const [turn, { dice }] of one.entries()) {
      const full = all.map((other) => other[turn]?.dice).find((other) => other?.length === 6);
      if (!full) continue;
      if (dice.length === 6) expect(dice).toEqual(full);
      else {
        shorter += 1;
        expect(dice.slice(0, 2)).toEqual(full.slice(0, 2));
        // The remaining colours in their order.
        let from = 2;
        for (const value of dice.slice(2)) {
          from = full.indexOf(value, from) + 1;
          expect(from).toBeGreaterThan(0);
        }
      }
    }
  expect(shorter).toBeGreaterThan(0);
});

test('Last Die: what the opponent does in its turn does not change one’s own roll', () => {
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

test('Sun Rows: a die that is rolled again falls the same, whichever others are rolled with it', () => {
  const rolled = playAll(begin('sun-rows'), 'roll');
  const [alone] = lastDice(playAll(rolled, 'reroll 3')) ?? [];
  const [, among] = lastDice(playAll(rolled, 'reroll 1 3 5')) ?? [];
  expect(among).toBe(alone);
  // The third roll is another one.
  const third = (second: string) => lastDice(playAll(rolled, second, 'reroll 1 2 3 4 5'));
  expect(third('reroll 3')).toEqual(third('reroll 1 2 4'));
  expect(third('reroll 3')).not.toEqual(lastDice(playAll(rolled, 'reroll 1 2 3 4 5')));
});

test('Arena: the seed of a throw depends on the turn and on the throws in it alone', () => {
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
