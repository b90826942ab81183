import { act, render } from '@testing-library/react-native';
import { readGolden } from '../../../scripts/golden/golden';
import type { Controls, Happening, Moment, Say } from '../../../src/components/face';
import { Board } from '../../../src/components/sun-rows/Board';
import { controls } from '../../../src/components/sun-rows/controls';
import { TableProvider } from '../../../src/components/table/TableContext';
import { given } from '../../../src/engine/chance';
import type { Entry } from '../../../src/engine/game';
import { follow, followOpening, type Match } from '../../../src/engine/match';
import { sunRows } from '../../../src/engine/sun-rows';
import type { Options } from '../../../src/engine/sun-rows/options';
import type { Move, State } from '../../../src/engine/sun-rows/state';
import type { Keeper } from '../../../src/net/session';
import { opening } from '../../engine/support/sun-rows';
import { settled } from '../../support/clock';
import { person, type SetTable, setTable } from '../../support/table';
import { speaking, Words } from '../../support/words';

const i18n = speaking('en');

export const say: Say = (line) => i18n._(line);

type Played = Match<State, Move, Options>;

const LINE = /^(\d+): ([^[]*?)(?: \[([\d ]+)\])?$/;

function entryOf(line: string): Entry<Move> {
  const [, seat, text = '', dice] = LINE.exec(line) ?? [];
  const move = sunRows.notation.parse(text);
  if (move === null) throw new Error(`not a move: ${line}`);
  return { seat: Number(seat), move, dice: dice ? dice.split(' ').map(Number) : [] };
}

/** A game after these lines, and what they did. */
export function gameAfter(
  begun: ReturnType<typeof opening>,
  entries: readonly Entry<Move>[],
): { readonly match: Played; readonly played: readonly Happening<State, Move>[] } {
  const options = sunRows.options.read(begun.options ?? {});
  if (!options) throw new Error('not the options of Sun Rows');
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, begun.seats);
  const start = { options, names, start: begun.start };
  const first = followOpening(sunRows, start);
  if (!first.ok) throw new Error(first.illegal.code);
  let state = first.value;
  const played = entries.map((entry) => {
    const next = follow(sunRows, state, entry);
    if (!next.ok) throw new Error(next.illegal.code);
    const happening = { entry, before: state, after: next.value };
    state = next.value;
    return happening;
  });
  return { match: { game: sunRows, opening: start, log: entries, state }, played };
}

export const linesPlayed = (begun: ReturnType<typeof opening>, lines: readonly string[]) =>
  gameAfter(begun, lines.map(entryOf));

/** The advanced game of two, all cards alike, after everybody has kept the first three, and after these lines. */
export function advancedTable(...lines: readonly string[]) {
  const begun = opening({ variant: 'advanced' });
  const keeps = ['0: keep 1 2 3', '1: keep 1 2 3 [4 5 9 10 11 12]'];
  return { dealt: linesPlayed(begun, []).match.state, ...linesPlayed(begun, [...keeps, ...lines]) };
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

/** The golden games, entry by entry. */
export function goldenGames(): readonly (readonly Happening<State, Move>[])[] {
  return readGolden('sun-rows').map(({ record }) => {
    const { seats, options, start, log } = record as GoldenRecord;
    const entries = log.map(({ seat, move, dice }) =>
      entryOf(`${seat}: ${move}${dice ? ` [${dice.join(' ')}]` : ''}`),
    );
    return gameAfter({ seats: seats.length, options, start }, entries).played;
  });
}

/** What a person in this seat is told to do after what has been played. */
export function momentAfter(
  played: readonly Happening<State, Move>[],
  wishes: Partial<Moment<State, Move>> = {},
): Moment<State, Move> {
  const last = played.at(-1) ?? null;
  if (!last) throw new Error('nothing was played');
  const state = last.after;
  const turn = sunRows.turn(state);
  return {
    board: state,
    state,
    names: ['Ada', 'Ben', 'Cleo', 'Dan'],
    alone: false,
    seat: turn[0] ?? null,
    turn,
    draft: [],
    picked: [],
    last,
    flying: false,
    over: turn.length === 0,
    ...wishes,
  };
}

export const controlsAfter = (
  played: readonly Happening<State, Move>[],
  wishes: Partial<Moment<State, Move>> = {},
): Controls<Move> => controls(momentAfter(played, wishes), say);

/** A board on the screen, at a table where it can be played. */
export async function showBoard(
  match: Played,
  keepers: readonly Keeper[] = [person, person],
): Promise<SetTable> {
  const set = setTable(sunRows, keepers, { match, chance: given([]) });
  render(
    <Words>
      <TableProvider table={set.table}>
        <Board />
      </TableProvider>
    </Words>,
  );
  await act(async () => {
    set.table.enter();
    await settled();
  });
  return set;
}
