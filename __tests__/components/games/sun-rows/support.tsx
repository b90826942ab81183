import { act, render } from '@testing-library/react-native';
import type { Controls, Happening, Moment } from '../../../../src/components/games/face';
import { Board } from '../../../../src/components/games/sun-rows/board/Board';
import { controls } from '../../../../src/components/games/sun-rows/board/controls';
import { TableProvider } from '../../../../src/components/table/TableContext';
import { given } from '../../../../src/engine/chance';
import type { Entry } from '../../../../src/engine/game';
import type { Match } from '../../../../src/engine/match';
import { sunRows } from '../../../../src/engine/sun-rows';
import type { Options } from '../../../../src/engine/sun-rows/options';
import type { Move, State } from '../../../../src/engine/sun-rows/state';
import type { Keeper } from '../../../../src/net/session/session';
import { opening } from '../../../engine/support/sun-rows';
import { settled } from '../../../support/clock';
import * as golden from '../../../support/played';
import { entryOf, playedFrom, say } from '../../../support/played';
import { person, type SetTable, setTable } from '../../../support/table';
import { Words } from '../../../support/words';

export { say };

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

type Played = Match<State, Move, Options>;

/** A game after these lines, with the happenings of the lines. */
export function gameAfter(
  begun: ReturnType<typeof opening>,
  entries: readonly Entry<Move>[],
): { readonly match: Played; readonly played: readonly Happening<State, Move>[] } {
  const options = sunRows.options.read(begun.options ?? {});
  if (!options) throw new Error('not the options of Sun Rows');
  const begin = { options, names: NAMES.slice(0, begun.seats), start: begun.start };
  const { match, happenings } = playedFrom(sunRows, begin, entries);
  return { match, played: happenings };
}

export const linesPlayed = (begun: ReturnType<typeof opening>, lines: readonly string[]) =>
  gameAfter(
    begun,
    lines.map((line) => entryOf(sunRows, line)),
  );

/**
 * The advanced game of two with identical cards, after both have kept the first three and after these lines.
 */
export function advancedTable(...lines: readonly string[]) {
  const begun = opening({ variant: 'advanced' });
  const keeps = ['0: keep 1 2 3', '1: keep 1 2 3 [4 5 9 10 11 12]'];
  return { dealt: linesPlayed(begun, []).match.state, ...linesPlayed(begun, [...keeps, ...lines]) };
}

/** The golden games, as happenings. */
export const goldenGames = (): readonly (readonly Happening<State, Move>[])[] =>
  golden.goldenGames(sunRows).map(({ happenings }) => happenings);

/** The moment of a person in this seat after these happenings. */
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
    names: NAMES,
    here: [],
    alone: false,
    seat: turn[0] ?? null,
    turn,
    draft: [],
    picked: [],
    hint: null,
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

/** Shows a board at a table that can be played. */
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
