import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import { moves } from '../rules';
import { emptySheet, lastNumber, type Mark, type Move, type State } from '../state';
import { columnOf, goneOf } from './value';

/** The bot overlooks one mark in this many. */
const OVERLOOKED = 20;
/** The most numbers that the bot skips for a mark, and the most that it skips to avoid a miss. */
const SKIPS = 3;
const SKIPS_TO_AVOID_A_MISS = 5;

/**
 * Looks at one phase at a time. It takes any lock that it sees, else the mark that skips least if that is not
 * too many.
 */
export const easy: Bot<State, Move> = {
  choose(state, seat, random) {
    const legal = moves(state, seat);
    const seen = legal.filter((move): move is Mark => move.kind === 'mark' && random(OVERLOOKED) > 0);
    const sheet = state.sheets[seat] ?? emptySheet;
    const skips = ({ row, number }: Mark): number =>
      number === lastNumber(row) ? 0 : columnOf(row, number) - goneOf(sheet, row);
    const wouldMiss = state.phase === 'colour' && !state.activeMarked;
    const most = wouldMiss ? SKIPS_TO_AVOID_A_MISS : SKIPS;
    const marks = seen.filter((mark) => skips(mark) <= most);
    // The last move is a pass or the roll.
    return marks.length > 0 ? best(marks, (mark) => -skips(mark)) : best(legal.slice(-1), () => 0);
  },
};
