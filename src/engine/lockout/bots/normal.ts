import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import type { Seat } from '../../game';
import { moves } from '../rules';
import { withMark, withMiss } from '../sheet';
import { emptySheet, type Move, type Sheet, type State } from '../state';
import { ownPromise } from './value';

/** The bot overlooks one mark in this many. */
const OVERLOOKED = 8;

/**
 * Values its own sheet well, one phase at a time. It never looks at the other sheets, so it does not see when
 * the others are about to end the game, or whether it should.
 */
export const normal: Bot<State, Move> = {
  choose(state, seat, random) {
    const seen = moves(state, seat).filter((move) => move.kind !== 'mark' || random(OVERLOOKED) > 0);
    const seats = state.sheets.length;
    return best(seen, (move) => ownPromise(sheetAfter(state, seat, move), state.closed, seats));
  },
};

/** L5: only a pass in the colour phase can be a miss. */
function sheetAfter(state: State, seat: Seat, move: Move): Sheet {
  const sheet = state.sheets[seat] ?? emptySheet;
  if (move.kind === 'mark') return withMark(sheet, move);
  return state.phase === 'colour' && !state.activeMarked ? withMiss(sheet) : sheet;
}
