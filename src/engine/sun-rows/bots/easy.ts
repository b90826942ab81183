import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import type { Seat } from '../../game';
import { pick } from '../../random';
import { colours } from '../card';
import { entered } from '../entering';
import { moves } from '../rules';
import { type CardInPlay, cardAt, cardOf, type Move, type State } from '../state';
import { countsOf, rollAllBut } from './dice';

/** The bot stops rolling too early one time in this many. */
const CONTENT = 4;
/** The bot overlooks one card in this many. */
const OVERLOOKED = 6;

const boxes = (held: CardInPlay): number => held.filled.reduce((sum, filled) => sum + filled, 0);

/**
 * Rolls for its fullest card only, enters as many dice as it can on the cards it sees, and takes new cards in
 * order.
 */
export const easy: Bot<State, Move> = {
  choose(state, seat, random) {
    const legal = moves(state, seat);
    if (state.phase === 'reroll')
      return random(CONTENT) === 0 ? { kind: 'stop' } : rollForFullest(state, seat);
    if (state.phase !== 'answer') return pick(legal, random);
    const seen = legal.filter((move) => move.kind === 'pass' || random(OVERLOOKED) > 0);
    return best(seen, (move) => (move.kind === 'enter' ? boxesWon(state, seat, move.place) : 0));
  },
};

function boxesWon(state: State, seat: Seat, place: number): number {
  const held = cardAt(state, seat, place);
  if (!held) return 0;
  const filled = entered(cardOf(state.setup, held.number), held.filled, state.dice);
  return filled ? boxes({ ...held, filled }) - boxes(held) : 0;
}

/** Keeps the colours that fit on the fullest card. */
function rollForFullest(state: State, seat: Seat): Move {
  const cards = (state.places[seat] ?? []).filter((held) => held !== null);
  const fullest = best(cards, boxes);
  const card = cardOf(state.setup, fullest.number);
  const counts = countsOf(state.dice);
  const kept = colours.map((_, at) => {
    const row = card.findIndex(({ colour }) => colour === at + 1);
    const free = (card[row]?.boxes ?? 0) - (fullest.filled[row] ?? 0);
    return Math.min(counts[at] ?? 0, free);
  });
  return rollAllBut(state.dice, kept);
}
