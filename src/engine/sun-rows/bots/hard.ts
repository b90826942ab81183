import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import type { Seat } from '../../game';
import { moves } from '../rules';
import { cardAt, cardOf, freshCard, type Move, type State } from '../state';
import { cardValue } from './goals';
import { gainAt, outlookOf, turnsLeftIn } from './outlook';
import { chooseReroll } from './rerolling';

/** Computes the rolls of this turn exactly and the later points of the cards by a simple estimate. */
export const hard: Bot<State, Move> = {
  choose(state, seat, _random, spent) {
    if (state.phase === 'reroll') return chooseReroll(state, seat, spent);
    return best(moves(state, seat), worthIn(state, seat), spent);
  },
};

function worthIn(state: State, seat: Seat): (move: Move) => number {
  if (state.phase === 'roll') return () => 0;
  if (state.phase === 'answer') {
    const outlook = outlookOf(state, seat);
    return (move) => (move.kind === 'enter' ? (gainAt(outlook, move.place - 1, state.dice) ?? 0) : 0);
  }
  const turnsLeft = turnsLeftIn(state);
  // New cards are compared without their successors, which are the same for all.
  const promise = (number: number | undefined) =>
    number === undefined
      ? 0
      : cardValue(cardOf(state.setup, number), freshCard(state.setup, number).filled, turnsLeft, 0);
  return (move) => {
    if (move.kind === 'take') return promise(state.open[move.place - 1]);
    if (move.kind !== 'keep') return 0;
    return move.places.reduce((sum, place) => sum + promise(cardAt(state, seat, place)?.number), 0);
  };
}
