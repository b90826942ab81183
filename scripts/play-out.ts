import type { Bot } from '../src/engine/bots/bot';
import type { Chance } from '../src/engine/chance';
import { noted } from '../src/engine/chance';
import type { Entry, Game } from '../src/engine/game';
import { type Match, open, why } from '../src/engine/match';
import type { Uniform } from '../src/engine/random';
import { sentence } from '../src/engine/refusal';

interface Table<State, Move, Options extends object> {
  readonly game: Game<State, Move, Options>;
  readonly names: readonly string[];
  readonly options: Options;
  /** One bot for each seat. */
  readonly bots: readonly Bot<State, Move>[];
  readonly chance: Chance;
  /** The bots' own random numbers. */
  readonly random: Uniform;
}

/** A limit for games that custom components keep from ending. All other games of bots are far shorter. */
const MOST_ENTRIES = 20_000;

/**
 * A whole game of bots, or the beginning of one that does not end. In a simultaneous phase the lowest seat
 * answers first.
 */
export function playOut<State, Move, Options extends object>(
  table: Table<State, Move, Options>,
): Match<State, Move, Options> {
  const { game, bots, random } = table;
  const opened = open(game, table.names, table.options, table.chance);
  if (!opened.ok) throw new Error(sentence(opened.refusal));
  let { state } = opened.value;
  const log: Entry<Move>[] = [];
  while (log.length < MOST_ENTRIES) {
    const [seat] = game.turn(state);
    if (seat === undefined) break;
    const bot = bots[seat];
    if (!bot) throw new Error(`nobody plays seat ${seat}`);
    const move = bot.choose(state, seat, random);
    const refusal = why(game, state, seat, move);
    if (refusal) throw new Error(`a bot of ${game.id} chose ${game.notation.format(move)}: ${refusal.code}`);
    const drawn = noted(table.chance);
    state = game.play(state, seat, move, drawn);
    log.push({ seat, move, dice: drawn.values });
  }
  return { ...opened.value, state, log };
}
