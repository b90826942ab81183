import { cardOf, type State } from '../../../../src/engine/sun-rows/state';
import { allDifferent, clockwise, type Invariants, sum } from './invariants';

const held = (state: State) => state.places.flatMap((cards) => cards.flatMap((card) => (card ? [card] : [])));

const boxesFilled = (state: State): number => sum(held(state).flatMap((card) => card.filled));

export const sunRows: Invariants<State> = {
  position(state, seats) {
    const cards = held(state);
    const numbers = [...cards.map(({ number }) => number), ...state.pile, ...state.open];
    return [
      !allDifferent(numbers) && 'no card is in two places',
      numbers.some((number) => !state.setup.cards[number - 1]) &&
        'there are no other cards than those of the game',
      numbers.length + sum(state.scored) !== state.setup.cards.length &&
        'a card that is nowhere has been scored',
      cards.some(({ number, filled }) => {
        const rows = cardOf(state.setup, number);
        return filled.length !== rows.length || rows.some((row, at) => (filled[at] ?? 0) > row.boxes);
      }) && 'no row has more crosses than boxes',
      cards.some(
        ({ number, filled }) =>
          cardOf(state.setup, number).filter(({ boxes }, at) => filled[at] === boxes).length > 2,
      ) && 'a card with three full rows is scored',
      state.scored.some((count) => count > 4) && 'nobody scores a fifth card',
      state.places.some((places, seat) => {
        const empty = places.filter((place) => place === null).length;
        if (state.phase === 'take' && seat === state.answering) return empty !== 1;
        return empty !== (state.scored[seat] === 4 ? 1 : 0);
      }) && 'an empty place is filled again until the fourth card',
      state.dice.length !== (state.rolls > 0 ? 5 : 0) && 'five dice lie there, or none',
      state.dice.some((die) => die < 1 || die > 6) && 'a die shows one of six colours',
      state.rolls > 3 && 'the third roll stands',
      state.places.length !== seats && 'every seat has cards',
      state.setup.advanced &&
        state.phase !== 'keep' &&
        state.pile.length > 0 &&
        state.open.length !== 3 &&
        'three cards lie open',
    ];
  },
  step(before, after, seats) {
    const goesOn = (from: number, to: number) => from === to || clockwise(from, seats)[0] === to;
    return [
      !goesOn(before.active, after.active) && 'the turn goes clockwise',
      before.active !== after.active && after.phase !== 'roll' && 'a turn begins with a roll',
      // At the end of a turn all have answered and the next seat is active.
      before.active === after.active && !goesOn(before.answering, after.answering) && 'answers go clockwise',
      before.points.some((points, seat) => (after.points[seat] ?? 0) < points) && 'points only grow',
      sum(after.scored) > sum(before.scored) + 1 && 'cards are scored one by one',
      sum(after.scored) === sum(before.scored) && boxesFilled(after) < boxesFilled(before) && 'crosses stay',
      before.pile.length < after.pile.length && before.phase !== 'keep' && 'nothing goes back to the pile',
    ];
  },
};
