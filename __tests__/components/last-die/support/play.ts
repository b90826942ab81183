import { readGolden } from '../../../../scripts/golden/golden';
import type { Happening, Moment, Say } from '../../../../src/components/face';
import type { Entry } from '../../../../src/engine/game';
import { lastDie } from '../../../../src/engine/last-die';
import type { Options } from '../../../../src/engine/last-die/options';
import type { Move, State } from '../../../../src/engine/last-die/state';
import { follow, followOpening, type Match, type Opening } from '../../../../src/engine/match';
import { speaking } from '../../../support/words';

const i18n = speaking('en');
export const say: Say = (line) => i18n._(line);

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

export interface Played {
  readonly match: Match<State, Move, Options>;
  readonly happenings: readonly Happening<State, Move>[];
}

const LINE = /^(\d+): ([^[]*?)(?: \[([\d ]+)\])?$/;

function entryOf(line: string): Entry<Move> {
  const [, seat, text = '', dice] = LINE.exec(line) ?? [];
  const move = lastDie.notation.parse(text);
  if (move === null) throw new Error(`not a move: ${line}`);
  return { seat: Number(seat), move, dice: dice ? dice.split(' ').map(Number) : [] };
}

function playedFrom(opening: Opening<Options>, entries: readonly Entry<Move>[]): Played {
  const first = followOpening(lastDie, opening);
  if (!first.ok) throw new Error(first.illegal.code);
  let state = first.value;
  const happenings = entries.map((entry) => {
    const next = follow(lastDie, state, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(entry)}: ${next.illegal.code}`);
    const happening = { entry, before: state, after: next.value };
    state = next.value;
    return happening;
  });
  return { match: { game: lastDie, opening, log: entries, state }, happenings };
}

interface Wishes {
  readonly seats?: number;
  readonly options?: object;
}

/** A game on these tableaus, in this order, seat 0 first, after these lines: `0: roll [1 2 3 4 5]`. */
export function playedOn(
  tableaus: readonly (readonly string[])[],
  lines: readonly string[],
  { seats = 2, options = {} }: Wishes = {},
): Played {
  const read = lastDie.options.read({ tableaus, ...options });
  if (!read) throw new Error('not the options of Last Die');
  const start = [0, ...tableaus.map((_, at) => at + 1)];
  return playedFrom({ options: read, names: NAMES.slice(0, seats), start }, lines.map(entryOf));
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

/** The golden games, played through. */
export function goldenGames(): readonly Played[] {
  return readGolden('last-die').map(({ record }) => {
    const { seats, options, start, log } = record as GoldenRecord;
    const read = lastDie.options.read(options);
    if (!read) throw new Error('not the options of Last Die');
    const entries = log.map(({ seat, move, dice = [] }) =>
      entryOf(dice.length > 0 ? `${seat}: ${move} [${dice.join(' ')}]` : `${seat}: ${move}`),
    );
    return playedFrom({ options: read, names: seats, start }, entries);
  });
}

/** What is on the table after what has been played, for the person in turn. */
export function momentOf(
  { match, happenings }: Played,
  wishes: Partial<Moment<State, Move>> = {},
): Moment<State, Move> {
  const { state, opening } = match;
  const turn = lastDie.turn(state);
  return {
    board: state,
    state,
    names: opening.names,
    alone: false,
    seat: turn[0] ?? null,
    turn,
    draft: [],
    picked: [],
    last: happenings.at(-1) ?? null,
    flying: false,
    over: turn.length === 0,
    ...wishes,
  };
}

/** The moment after the person in turn has drafted these: `place 3 1`. */
export function drafting(played: Played, ...texts: readonly string[]): Moment<State, Move> {
  const { state, log, opening } = played.match;
  const seat = lastDie.turn(state)[0] ?? 0;
  const drafted = playedFrom(opening, [...log, ...texts.map((text) => entryOf(`${seat}: ${text}`))]);
  return momentOf(played, {
    board: drafted.match.state,
    draft: drafted.match.log.slice(log.length).map(({ move }) => move),
  });
}

/** Different kinds of rows, 100 points to win and 30 to lose. */
export const MIXED = ['+20: 1 2', '+40: * * *', '+30: a a a b b', '-30: 6', '+10: 5', '+10: 4'] as const;
/** Every number once. */
export const SHORT = ['+10: 1', '+10: 2', '+10: 3', '+10: 4', '+10: 5', '+10: 6'] as const;
