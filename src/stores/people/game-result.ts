import { type Level, levels } from '../../engine/bots/bot';
import { digest } from '../../engine/digest';
import { featsFound } from '../../engine/feats';
import type { AnyMatch } from '../../engine/match';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { decentName } from '../../net/session/names';
import type { SeatView } from '../../net/session/session';
import type { DiceSource } from '../saves/save-text';
import { statesOf } from '../table/replay';
import { type Counter, countsOf } from './counts';

/** A seat in a result. */
export interface SeatResult {
  readonly name: string;
  /** The level of the bot that kept it at the end; null for a person. */
  readonly bot: Level | null;
  readonly elsewhere: boolean;
  readonly points: number;
  /** From 1; 0 while the game is under way. Several seats can have the same. */
  readonly place: number;
}

/** How often each value was thrown. */
export type Counts = ReadonlyMap<number, number>;

/** What statistics need of a game, without its log. */
export interface GameResult {
  readonly id: string;
  /** The game's `id` in the registry. */
  readonly game: string;
  /** The time of its last change. A game that has changed since is counted again. */
  readonly at: number;
  /** Equal for the same game on all phones at its table, so that an imported game does not count twice. */
  readonly print: string;
  readonly over: boolean;
  readonly dice: DiceSource;
  readonly seats: readonly SeatResult[];
  /** The values that the phone has thrown, by the counter's key. Empty for real dice. */
  readonly counts: ReadonlyMap<string, Counts>;
  /** The ids of the feats that each seat has in a finished game. */
  readonly feats: readonly (readonly string[])[];
}

export interface Counted {
  readonly id: string;
  readonly match: AnyMatch;
  readonly seats: readonly SeatView[];
  readonly dice: DiceSource;
}

/** The result of a game that has been replayed. */
export function resultOf(
  { id, match, seats, dice }: Counted,
  at: number,
  counters: readonly Counter[],
): GameResult {
  const { game, state, log } = match;
  const places = game.ranking(state);
  const scores = game.scores(state);
  const states = statesOf(match);
  return {
    id,
    game: game.id,
    at,
    print: digest([game.id, match.opening.start, log.map(({ seat, dice: fell }) => [seat, fell])]),
    over: places !== null,
    dice,
    seats: seats.map(({ name, keeper, elsewhere = false }, seat) => ({
      name,
      bot: keeper.kind === 'bot' ? keeper.level : null,
      elsewhere,
      points: scores[seat] ?? 0,
      place: places?.[seat] ?? 0,
    })),
    counts: dice === 'real' ? new Map() : countsOf(match, states, counters),
    feats: featsFound(match, states),
  };
}

/** As plain data to be stored. */
export const resultJson = ({ counts, feats, ...rest }: GameResult): object => ({
  ...rest,
  // Earlier versions read files of people without feats.
  ...(feats.some((own) => own.length > 0) && { feats }),
  counts: [...counts].map(([key, own]) => [key, [...own]]),
});

const MOST_SEATS = 8;

export function readResult(json: unknown): GameResult | null {
  const fields = fieldsOf(json, ['id', 'game', 'at', 'print', 'over', 'dice', 'seats', 'counts', 'feats']);
  const id = textOf(fields?.get('id'));
  const game = textOf(fields?.get('game'));
  const at = wholeNumber(fields?.get('at'));
  const print = textOf(fields?.get('print'));
  const over = fields?.get('over');
  const dice = fields?.get('dice');
  const seats = listOf(fields?.get('seats'), readSeat);
  const counts = listOf(fields?.get('counts'), readCounts);
  if (id === null || game === null || at === null || print === null || typeof over !== 'boolean') return null;
  if ((dice !== 'phone' && dice !== 'real') || !seats || seats.length > MOST_SEATS || !counts) return null;
  const feats = listOf(fields?.get('feats') ?? [], (own) => listOf(own, textOf));
  return feats && { id, game, at, print, over, dice, seats, counts: new Map(counts), feats };
}

function readSeat(json: unknown): SeatResult | null {
  const fields = fieldsOf(json, ['name', 'bot', 'elsewhere', 'points', 'place']);
  const name = textOf(fields?.get('name'));
  const bot = levels.find((level) => level === fields?.get('bot')) ?? null;
  const elsewhere = fields?.get('elsewhere') === true;
  const points = wholeNumber(fields?.get('points'));
  const place = wholeNumber(fields?.get('place'));
  return name === null || points === null || place === null || place < 0
    ? null
    : { name: decentName(name), bot, elsewhere, points, place };
}

function readCounts(json: unknown): readonly [string, Counts] | null {
  if (!Array.isArray(json) || json.length !== 2) return null;
  const key = textOf(json[0]);
  const counts = listOf(json[1], readCount);
  return key === null || !counts ? null : [key, new Map(counts)];
}

function readCount(json: unknown): readonly [number, number] | null {
  if (!Array.isArray(json) || json.length !== 2) return null;
  const value = wholeNumber(json[0]);
  const count = wholeNumber(json[1]);
  return value === null || count === null || count < 0 ? null : [value, count];
}
