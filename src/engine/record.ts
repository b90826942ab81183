import { diceReasons } from './chance';
import { type AnyGame, type Entry, parseMove } from './game';
import { findGame } from './games';
import { hasTwins, parseJson } from './json';
import { type AnyMatch, checkTurn, follow, followOpening, matchReasons, type Opening } from './match';
import { fieldsOf, listOf, textOf, unusual, wholeNumber } from './options';
import { about, accepted, type Refusal, type Result, reasons, refused } from './refusal';
import { type RollProof, readProof } from './roll-proof';

/** The longest record, in bytes. */
export const RECORD_BYTES = 1_048_576;

/** Records without proofs are written as version 1, so that older versions of the app can read them. */
const PLAIN = 1;
const WITH_PROOFS = 2;

export const recordReasons = reasons('record', {
  unreadable: ['R1', 'There is no such file, or it cannot be read.'],
  'too-long': ['R1', 'This is longer than any record may be.'],
  'not-json': ['R2', 'This is not a record: it cannot be read as JSON.'],
  'not-an-object': ['R3', 'A record is one object with knobel, game, options, seats, start and log.'],
  'missing-field': ['R3', 'The field {field} is missing.'],
  'extra-field': ['R3', 'There is a field {field}, which no record has.'],
  twice: ['R3', 'A field stands twice in the same object.'],
  version: ['R4', 'This record was written by another version of Knobel.'],
  'unknown-game': ['R4', 'There is no game called {game}.'],
  options: ['R5', 'The options are not of the form that this game has.'],
  seats: ['R5', 'The seats are a list of names.'],
  start: ['R5', 'The start is a list of whole numbers.'],
  log: ['R6', 'The log is a list of entries.'],
  entry: ['R6', 'Entry {entry} is not of the form {"seat", "move", "dice"}.'],
  links: ['R9', 'The links of a roll from here on do not fit each other.'],
  forged: ['R9', 'The dice of this roll do not follow from its links.'],
});

/** A record of the right shape. Its moves have not been checked yet. */
export interface GameRecord {
  readonly game: AnyGame;
  readonly opening: Opening<object>;
  readonly log: readonly {
    readonly seat: number;
    readonly move: string;
    readonly dice: readonly number[] | null;
    readonly proof?: RollProof;
  }[];
}

const FIELDS = ['knobel', 'game', 'options', 'seats', 'start', 'log'];

function readEntry(json: unknown, version: unknown): GameRecord['log'][number] | null {
  const fields = fieldsOf(json, ['seat', 'move', 'dice', ...(version === PLAIN ? [] : ['proof'])]);
  const seat = wholeNumber(fields?.get('seat'));
  const move = textOf(fields?.get('move'));
  if (!fields || seat === null || move === null) return null;
  if (!fields.has('dice')) return fields.has('proof') ? null : { seat, move, dice: null };
  const dice = listOf(fields.get('dice'), wholeNumber);
  if (!dice || !fields.has('proof')) return dice && { seat, move, dice };
  const proof = readProof(fields.get('proof'));
  return proof && { seat, move, dice, proof };
}

/** Shortens and cleans a text from a record for messages: it may be anything, and terminals print it. */
const clipped = (text: string): string => text.slice(0, 40).replace(/[^ -~]/g, '?');

/** Reads the shape of a record, strictly. */
export function readRecord(text: string): Result<GameRecord> {
  const no = recordReasons;
  const json = parseJson(text);
  if (json === undefined) return refused(no['not-json']);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refused(no['not-an-object']);
  const missing = FIELDS.find((field) => !Object.hasOwn(json, field));
  if (missing !== undefined) return refused(about(no['missing-field'], { field: missing }));
  const fields = fieldsOf(json, FIELDS);
  if (!fields) {
    const extra = Object.keys(json).find((field) => !FIELDS.includes(field)) ?? '';
    return refused(about(no['extra-field'], { field: clipped(extra) }));
  }
  if (hasTwins(text)) return refused(no.twice);
  const version = fields.get('knobel');
  if (version !== PLAIN && version !== WITH_PROOFS) return refused(no.version);
  const id = textOf(fields.get('game')) ?? '';
  const game = findGame(id);
  if (!game) return refused(about(no['unknown-game'], { game: clipped(id) }));
  const options = game.options.read(fields.get('options'));
  if (!options) return refused(no.options);
  const names = listOf(fields.get('seats'), textOf);
  if (!names) return refused(no.seats);
  const start = listOf(fields.get('start'), wholeNumber);
  if (!start) return refused(no.start);
  const entries = fields.get('log');
  if (!Array.isArray(entries)) return refused(no.log);
  const log: GameRecord['log'][number][] = [];
  for (const each of entries) {
    const entry = readEntry(each, version);
    if (!entry) return refused(about(no.entry, { entry: log.length }));
    log.push(entry);
  }
  return accepted({ game, opening: { options, names, start }, log });
}

/** The first illegal entry of a record: its index in the log, −1 for the opening. */
export interface Misplay {
  readonly at: number;
  readonly refusal: Refusal;
}

/** Called by `replay` with every legal entry. */
export type Witness = (before: unknown, entry: Entry<unknown>, after: unknown) => void;

/** Replays a record to its end or to the first illegal entry. */
export function replay(record: GameRecord, witness?: Witness): { readonly match: AnyMatch } | Misplay {
  const { game, opening } = record;
  const first = followOpening(game, opening);
  if (!first.ok) return { at: -1, refusal: first.refusal };
  let state = first.value;
  const log: Entry<unknown>[] = [];
  for (const { seat, move: text, dice, proof } of record.log) {
    const at = log.length;
    const move = parseMove(game.notation, text);
    if (move === null) return { at, refusal: checkTurn(game, state, seat) ?? matchReasons['unknown-move'] };
    const entry = { seat, move, dice: dice ?? [], ...(proof && { proof }) };
    const next = follow(game, state, entry);
    if (!next.ok) return { at, refusal: next.refusal };
    if (dice?.length === 0) return { at, refusal: diceReasons.empty };
    witness?.(state, entry, next.value);
    state = next.value;
    log.push(entry);
  }
  return { match: { game, opening, log, state } };
}

/** The beginning of a record, so that its entries may have proofs. */
export const withProofs = (opening: object): object =>
  'knobel' in opening && opening.knobel === PLAIN ? { ...opening, knobel: WITH_PROOFS } : opening;

/** Returns the match as a record, an object for `JSON.stringify`. */
export function recordOf({ game, opening, log }: AnyMatch) {
  return {
    knobel: log.some(({ proof }) => proof) ? WITH_PROOFS : PLAIN,
    game: game.id,
    options: unusual(game.options, opening.options),
    seats: opening.names,
    start: opening.start,
    log: log.map(({ seat, move, dice, proof }) => {
      const text = game.notation.format(move);
      return { seat, move: text, ...(dice.length > 0 && { dice }), ...(proof && { proof }) };
    }),
  };
}

/** Returns the record as text, one entry a line, so that people can read and compare it. */
export function writeRecord(match: AnyMatch): string {
  const { log, ...opening } = recordOf(match);
  const lines = log.map((entry) => `    ${JSON.stringify(entry)}`);
  const head = JSON.stringify(opening).slice(0, -1);
  return lines.length === 0 ? `${head},"log":[]}` : `${head},"log":[\n${lines.join(',\n')}\n]}`;
}
