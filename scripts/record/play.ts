import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadBot } from '../../src/engine/bots';
import { type Level, levels } from '../../src/engine/bots/bot';
import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { findGame, games } from '../../src/engine/games';
import { parseJson } from '../../src/engine/json';
import { checkOpening } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';
import { writeRecord } from '../../src/engine/record';
import { sentence } from '../../src/engine/refusal';
import { playOut } from '../play-out';

const note = (text: string) => process.stderr.write(`record play: ${text}\n`);

interface Wish {
  readonly game: AnyGame;
  readonly options: object;
  readonly bots: readonly Level[];
  readonly seed: number;
}

/** Plays a whole game of bots and prints its record. The same arguments give the same record. */
export async function play(args: readonly string[]): Promise<number> {
  const wish = understand(args);
  if (typeof wish === 'string') {
    note(wish);
    return 2;
  }
  const { game, options, bots, seed } = wish;
  const names = bots.map((level, seat) => `${level} ${seat + 1}`);
  const played = playOut({
    game,
    names,
    options,
    bots: await Promise.all(bots.map((level) => loadBot(game, level))),
    chance: rolled(seeded(seed)),
    // The bots' own random numbers. They are separate, so that a change of bots changes no dice.
    random: seeded(seed ^ 0x626f7473),
  });
  process.stdout.write(`${writeRecord(played)}\n`);
  if (game.ranking(played.state)) return 0;
  note(`the game was not over after ${played.log.length} moves and was given up.`);
  return 1;
}

/** The parsed arguments, or a sentence about an error in them. */
function understand(args: readonly string[]): Wish | string {
  const words = parse(args);
  if (typeof words === 'string') return words;
  const game = findGame(words.game ?? '');
  if (!game) return `--game is one of ${games.map(({ id }) => id).join(', ')}.`;
  const seed = words.seed === undefined ? randomBytes(4).readUInt32LE() : wholeNumber(words.seed);
  if (seed === null || seed >= 2 ** 32) return '--seed is a whole number below 2³².';
  const options = game.options.read(words.options === undefined ? {} : parseJson(words.options));
  if (!options) return '--options is a JSON object with options of this game.';
  const bots = botsOf(words);
  if (typeof bots === 'string') return bots;
  const refusal = checkOpening(game, bots.length, options);
  return refusal ? sentence(refusal) : { game, options, bots, seed };
}

type Words = { readonly [name in 'game' | 'seats' | 'bots' | 'seed' | 'options']?: string | undefined };

function parse(args: readonly string[]): Words | string {
  const text = { type: 'string' } as const;
  try {
    const options = { game: text, seats: text, bots: text, seed: text, options: text };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : 'this cannot be understood.';
  }
}

const wholeNumber = (text: string): number | null => (/^\d{1,10}$/.test(text) ? Number(text) : null);

/** One level for each seat. The last level also plays the remaining seats. */
function botsOf({ seats, bots = 'normal' }: Words): readonly Level[] | string {
  const named: Level[] = [];
  for (const word of bots.split(',')) {
    const level = levels.find((each) => each === word);
    if (!level)
      return `there are no bots called "${word}": --bots is a list of ${levels.join(', ')}, with commas only.`;
    named.push(level);
  }
  const count = seats === undefined ? Math.max(2, named.length) : wholeNumber(seats);
  if (count === null) return '--seats is a whole number.';
  if (count < named.length) return `--bots names ${named.length} bots for ${count} seats.`;
  const last = named.at(-1) ?? 'normal';
  // No game has more seats. The game itself refuses too many.
  return Array.from({ length: Math.min(count, 99) }, (_, seat) => named[seat] ?? last);
}
