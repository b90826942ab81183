import type { Entry, Game, Seat } from '../../../src/engine/game';
import type { GameId } from '../../../src/engine/games';
import { follow, followOpening } from '../../../src/engine/match';
import { judge, type Verdict } from '../../../src/engine/verdict';

/** The opening of a game in a test. The seats get default names. */
export interface Opening {
  readonly seats: number;
  readonly start: readonly number[];
  readonly options?: object;
}

const LINE = /^(\d+): ([^[]*?)(?: \[([\d -]+)\])?$/;

/**
 * A line such as `0: roll [1 4 6 2 3 5]` or `1: mark yellow 5`: the seat, the move, and in brackets the dice.
 */
function readLine(line: string): { seat: number; move: string; dice?: number[] } {
  const [, seat, move, dice] = LINE.exec(line) ?? [];
  if (seat === undefined || move === undefined) throw new Error(`not a line of a game: ${line}`);
  return { seat: Number(seat), move, ...(dice === undefined ? {} : { dice: dice.split(' ').map(Number) }) };
}

/** Returns the verdict on the record of these lines. */
export function judged(
  game: GameId,
  { seats, start, options = {} }: Opening,
  lines: readonly string[],
): Verdict {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const text = JSON.stringify({ knobel: 1, game, options, seats: names, start, log: lines.map(readLine) });
  return judge(text, text.length).verdict;
}

type Rules<State, Move> = Game<State, Move, object>;

/** The first state of a game. */
export function opened<State, Move>(
  game: Rules<State, Move>,
  { seats, start, options = {} }: Opening,
): State {
  const read = game.options.read(options);
  if (!read) throw new Error('not the options of this game');
  const first = followOpening(game, { options: read, names: Array(seats).fill(''), start });
  if (!first.ok) throw new Error(`the opening: refused with ${first.refusal.code}`);
  return first.value;
}

function entryOf<State, Move>(game: Rules<State, Move>, line: string): Entry<Move> {
  const { seat, move: text, dice = [] } = readLine(line);
  const move = game.notation.parse(text);
  if (move === null) throw new Error(`not a move: ${text}`);
  return { seat, move, dice };
}

/** Returns the state after these lines, which must be legal. */
export function played<State, Move>(game: Rules<State, Move>, from: State, lines: readonly string[]): State {
  return lines.reduce((state, line) => {
    const next = follow(game, state, entryOf(game, line));
    if (!next.ok) throw new Error(`${line}: refused with ${next.refusal.code}`);
    return next.value;
  }, from);
}

/** Returns the code of this line's refusal, or null if it is legal. */
export function refusal<State, Move>(game: Rules<State, Move>, state: State, line: string): string | null {
  const next = follow(game, state, entryOf(game, line));
  return next.ok ? null : next.refusal.code;
}

/** Returns the seat's legal moves as text. */
export const movesOf = <State, Move>(game: Rules<State, Move>, state: State, seat: Seat): readonly string[] =>
  game.moves(state, seat).map((move) => game.notation.format(move));
