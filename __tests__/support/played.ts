import { readGolden } from '../../scripts/golden/golden';
import type { Happening, Highlight, Moment, Say } from '../../src/components/games/face';
import { type Entry, type Game, parseMove } from '../../src/engine/game';
import { follow, followOpening, type Match, type Opening } from '../../src/engine/match';
import { speaking } from './words';

const i18n = speaking('en');
export const say: Say = (line) => i18n._(line);

/** What is told, without whose success it was. */
export const linesOf = (highlights: readonly Highlight[]): readonly string[] =>
  highlights.map(({ line }) => line);

/** A played game, with an event for each entry. */
export interface Played<State, Move, Options extends object> {
  readonly match: Match<State, Move, Options>;
  readonly happenings: readonly Happening<State, Move>[];
}

const LINE = /^(\d+): ([^[]*?)(?: \[([-\d ]+)\])?$/;

/** `0: roll [1 2 3 4 5]`, `1: place 3 1` */
export function entryOf<Move>(
  { notation }: Pick<Game<never, Move, object>, 'notation'>,
  line: string,
): Entry<Move> {
  const [, seat, text = '', dice] = LINE.exec(line) ?? [];
  const move = parseMove(notation, text);
  if (move === null) throw new Error(`not a move: ${line}`);
  return { seat: Number(seat), move, dice: dice ? dice.split(' ').map(Number) : [] };
}

export function playedFrom<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  opening: Opening<Options>,
  entries: readonly Entry<Move>[],
): Played<State, Move, Options> {
  const first = followOpening(game, opening);
  if (!first.ok) throw new Error(first.refusal.code);
  let state = first.value;
  const happenings = entries.map((entry) => {
    const next = follow(game, state, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(entry)}: ${next.refusal.code}`);
    const happening = { entry, before: state, after: next.value };
    state = next.value;
    return happening;
  });
  return { match: { game, opening, log: entries, state }, happenings };
}

interface GoldenRecord {
  readonly seats: readonly string[];
  readonly options: object;
  readonly start: readonly number[];
  readonly log: readonly {
    readonly seat: number;
    readonly move: string;
    readonly dice?: readonly number[];
  }[];
}

/** The golden games, replayed. */
export function goldenGames<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
): readonly Played<State, Move, Options>[] {
  return readGolden(game.id).map(({ record }) => {
    const { seats, options, start, log } = record as GoldenRecord;
    const read = game.options.read(options);
    if (!read) throw new Error(`not the options of ${game.id}`);
    const entries = log.map(({ seat, move, dice = [] }) =>
      entryOf(game, dice.length > 0 ? `${seat}: ${move} [${dice.join(' ')}]` : `${seat}: ${move}`),
    );
    return playedFrom(game, { options: read, names: seats, start }, entries);
  });
}

/** The state of a table after these entries, for the person in turn. */
export function momentOf<State, Move, Options extends object>(
  { match, happenings }: Played<State, Move, Options>,
  wishes: Partial<Moment<State, Move>> = {},
): Moment<State, Move> {
  const { state, opening, game } = match;
  const turn = game.turn(state);
  return {
    board: state,
    state,
    names: opening.names,
    here: [],
    alone: false,
    seat: turn[0] ?? null,
    turn,
    draft: [],
    picked: [],
    hint: null,
    last: happenings.at(-1) ?? null,
    flying: false,
    over: turn.length === 0,
    ...wishes,
  };
}
