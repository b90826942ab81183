import { playOut } from '../../scripts/play-out';
import { arena } from '../../src/engine/arena';
import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import { rolled } from '../../src/engine/chance';
import { writeEntry } from '../../src/engine/codec';
import type { Entry, Game } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import { seeded } from '../../src/engine/random';
import { seatsAt } from './random-play';
import { type Sizes, tally } from './tally';

export interface EntrySizes {
  readonly id: string;
  readonly random: Sizes;
  readonly bots: Sizes;
  /** Both together. */
  readonly all: Sizes;
}

const MOST_GAMES = 100;

/** Sizes of encoded entries by game: as many games of random and of normal bots as fit into the seconds. */
export function entrySizes(seats: number, seconds: number): readonly EntrySizes[] {
  return games.map((game) => sizesOf<unknown, unknown, object>(game, seats, seconds));
}

function sizesOf<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  seats: number,
  seconds: number,
): EntrySizes {
  const [random, bots, all] = [tally(), tally(), tally()];
  for (const { level, entry } of entriesOf(game, seats, seconds)) {
    const size = writeEntry(game, entry).length;
    (level === 'random' ? random : bots).add(size);
    all.add(size);
  }
  return { id: game.id, random: random.figures(), bots: bots.figures(), all: all.figures() };
}

/** The bytes by which Arena's longest throw exceeds its limit; negative if it stays below. */
export function longestThrow(seats: number, seconds: number): number {
  let worst = Number.NEGATIVE_INFINITY;
  for (const { entry } of entriesOf(arena, seats, seconds)) {
    if (entry.move.kind !== 'throw') continue;
    const dice = Math.floor((entry.dice.length - 1) / 4);
    worst = Math.max(worst, writeEntry(arena, entry).length - (THROW_BYTES + DIE_BYTES * dice));
  }
  return worst;
}

export const THROW_BYTES = 16;
export const DIE_BYTES = 5;

function* entriesOf<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  seats: number,
  seconds: number,
): Generator<{ readonly level: ReadyLevel; readonly entry: Entry<Move> }> {
  for (const level of ['random', 'hard'] as const) {
    const end = performance.now() + seconds * 1000;
    for (let number = 0; number === 0 || (number < MOST_GAMES && performance.now() < end); number += 1)
      for (const entry of logOf(game, seats, level, number)) yield { level, entry };
  }
}

function logOf<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  seats: number,
  level: ReadyLevel,
  number: number,
): readonly Entry<Move>[] {
  const bot = botFor(game, level);
  const everybody = Array.from({ length: seatsAt(game, seats) }, () => bot);
  return playOut({
    game,
    names: everybody.map((_, seat) => `Seat ${seat + 1}`),
    options: game.options.defaults,
    bots: everybody,
    chance: rolled(seeded(number)),
    random: seeded(-1 - number),
  }).log;
}
