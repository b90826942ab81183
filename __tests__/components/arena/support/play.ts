import { readGolden } from '../../../../scripts/golden/golden';
import type { Happening, Moment, Say } from '../../../../src/components/face';
import { arena } from '../../../../src/engine/arena';
import type { Options } from '../../../../src/engine/arena/options';
import type { Move, State } from '../../../../src/engine/arena/state';
import type { Entry } from '../../../../src/engine/game';
import { follow, followOpening, type Match, type Opening } from '../../../../src/engine/match';
import { speaking } from '../../../support/words';

const i18n = speaking('en');
export const say: Say = (line) => i18n._(line);

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

export interface Played {
  readonly match: Match<State, Move, Options>;
  readonly happenings: readonly Happening<State, Move>[];
}

const LINE = /^(\d+): ([^[]*?)(?: \[([-\d ]+)\])?$/;

function entryOf(line: string): Entry<Move> {
  const [, seat, text = '', dice] = LINE.exec(line) ?? [];
  const move = arena.notation.parse(text);
  if (move === null) throw new Error(`not a move: ${line}`);
  return { seat: Number(seat), move, dice: dice ? dice.split(' ').map(Number) : [] };
}

function playedFrom(opening: Opening<Options>, entries: readonly Entry<Move>[]): Played {
  const first = followOpening(arena, opening);
  if (!first.ok) throw new Error(first.illegal.code);
  let state = first.value;
  const happenings = entries.map((entry) => {
    const next = follow(arena, state, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(entry)}: ${next.illegal.code}`);
    const happening = { entry, before: state, after: next.value };
    state = next.value;
    return happening;
  });
  return { match: { game: arena, opening, log: entries, state }, happenings };
}

interface Wishes {
  readonly seats?: number;
  readonly rounds?: 'single' | 'tournament';
}

/** A game in which seat 0 begins and a 4 lies in the middle, after these lines. */
export function playedOn(lines: readonly string[], { seats = 2, rounds = 'single' }: Wishes = {}): Played {
  return playedFrom({ options: { rounds }, names: NAMES.slice(0, seats), start: [0, 4] }, lines.map(entryOf));
}

/** Where the dice of a test lie: apart from each other, in rows of nine. 0: out of the arena. */
export const fates = (...faces: readonly number[]): string =>
  faces
    .map((face, at) =>
      face === 0 ? '0 0 0 0' : `${face} ${20 * (at % 9) - 80} ${20 * Math.floor(at / 9) - 30} 0`,
    )
    .join(' ');

/** A seat throws, and the dice come to show these faces: those that lay there first, then the thrown ones. */
export const toss = (seat: number, ...faces: readonly number[]): string =>
  `${seat}: throw [7 ${fates(...faces)}]`;

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
  return readGolden('arena').map(({ record }) => {
    const { seats, options, start, log } = record as GoldenRecord;
    const read = arena.options.read(options);
    if (!read) throw new Error('not the options of Arena');
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
  const turn = arena.turn(state);
  return {
    board: state,
    state,
    names: opening.names,
    alone: true,
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
