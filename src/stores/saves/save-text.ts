import { levels } from '../../engine/bots/bot';
import { type AnyGame, parseMove } from '../../engine/game';
import { parseJson } from '../../engine/json';
import type { AnyMatch, Opening } from '../../engine/match';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { type GameRecord, readRecord, recordOf, withProofs } from '../../engine/record';
import type { Answer, Notes } from '../../net/session/journal';
import type { Keeper, SeatView } from '../../net/session/session';

/** The source of a table's dice: the phone throws them, or people throw real ones. */
export type DiceSource = 'phone' | 'real';

/** The version of the format. It goes up when older versions of the app could not read the texts. */
const VERSION = 1;

/** Why a saved game can't be opened. */
export type Unreadable = 'newer' | 'broken';

export interface SaveHead {
  readonly dice: DiceSource;
  /** The record without its log, as JSON. */
  readonly opening: object;
}

export function headText(match: AnyMatch, dice: DiceSource): string {
  const { log: _, ...opening } = recordOf(match);
  return JSON.stringify({ save: VERSION, dice, opening });
}

export function readHead(text: string): SaveHead | Unreadable {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('save' in json)) return 'broken';
  if (typeof json.save === 'number' && json.save > VERSION) return 'newer';
  const fields = fieldsOf(json, ['save', 'dice', 'opening']);
  const dice = fields?.get('dice');
  const opening = fields?.get('opening');
  if (json.save !== VERSION || (dice !== 'phone' && dice !== 'real')) return 'broken';
  return typeof opening === 'object' && opening !== null ? { dice, opening } : 'broken';
}

export function entryTexts(match: AnyMatch, from: number): readonly string[] {
  return recordOf({ ...match, log: match.log.slice(from) }).log.map((entry) => JSON.stringify(entry));
}

/** Returns the record made of a head and its entries; null if they have not the shape of a record. */
export function readSaved(head: SaveHead, entries: readonly string[]): GameRecord | null {
  // The head was written before the first entry, so it does not know of proofs.
  const opening = JSON.stringify(withProofs(head.opening)).slice(0, -1);
  const record = readRecord(`${opening},"log":[${entries.join(',')}]}`);
  return record.ok ? record.value : null;
}

/** Returns the game and the opening without replaying the log. */
export function readTitle(
  head: SaveHead,
): { readonly game: AnyGame; readonly opening: Opening<object> } | null {
  return readSaved(head, []);
}

export function notesText(game: AnyGame, notes: Notes): string {
  const answers = notes.answers.map(({ seat, move }) => ({ seat, move: game.notation.format(move) }));
  const seats = notes.seats.map(({ name, keeper, elsewhere = false }) => ({
    name,
    keeper,
    ...(elsewhere && { elsewhere }),
  }));
  return JSON.stringify({ ...notes, seats, answers });
}

/** Reads the notes; null if they can't be read. A game without its notes can still be played. */
export function readNotes(game: AnyGame, text: string): Notes | null {
  const fields = fieldsOf(parseJson(text), ['seats', 'answers', 'at', 'over']);
  if (!fields) return null;
  const seats = listOf(fields.get('seats'), readSeat);
  const answers = listOf(fields.get('answers'), (json) => readAnswer(game, json));
  const at = wholeNumber(fields.get('at'));
  const over = fields.get('over');
  if (!seats || !answers || at === null || typeof over !== 'boolean') return null;
  return { seats, answers, at, over };
}

export function readSeat(json: unknown): SeatView | null {
  const fields = fieldsOf(json, ['name', 'keeper', 'elsewhere']);
  const name = textOf(fields?.get('name'));
  const keeper = readKeeper(fields?.get('keeper'));
  if (name === null || keeper === null) return null;
  return fields?.get('elsewhere') === true ? { name, keeper, elsewhere: true } : { name, keeper };
}

function readKeeper(json: unknown): Keeper | null {
  const fields = fieldsOf(json, ['kind', 'level']);
  if (fields?.get('kind') === 'person') return { kind: 'person' };
  const level = levels.find((each) => each === fields?.get('level'));
  return fields?.get('kind') === 'bot' && level ? { kind: 'bot', level } : null;
}

function readAnswer(game: AnyGame, json: unknown): Answer | null {
  const fields = fieldsOf(json, ['seat', 'move']);
  const seat = wholeNumber(fields?.get('seat'));
  const text = textOf(fields?.get('move'));
  const move = text === null ? null : parseMove(game.notation, text);
  return seat === null || move === null ? null : { seat, move };
}
