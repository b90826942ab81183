import { type State, X } from '../../../../src/engine/arena/state';
import { allDifferent, clockwise, type Invariants, sum } from './invariants';

/** A1 */
const RESERVES = new Map([
  [2, 9],
  [3, 8],
  [4, 7],
  [5, 6],
]);

const diceOf = (state: State): number => sum(state.reserves) + state.arena.length;

export const arena: Invariants<State> = {
  position(state, seats) {
    const all = seats * (RESERVES.get(seats) ?? Number.NaN) + 1;
    const stillIn = seats - state.out.length;
    return [
      !(diceOf(state) <= all) && 'there are never more dice than at the start',
      state.reserves.some((dice) => dice < 0) && 'no reserve is less than empty',
      !allDifferent(state.arena.map(({ face }) => face)) && 'dice that show the same are taken',
      state.arena.some(({ face }) => face === X || face < 1 || face > 6) &&
        'a die that shows the X leaves the game',
      state.arena.some(({ x, y }) => (x / 130) ** 2 + (y / 90) ** 2 > 1 + 1e-9) && 'dice lie on the floor',
      !allDifferent(state.out) && 'a seat goes out once',
      state.out.some((seat) => (state.reserves[seat] ?? 0) > 0) && 'whoever is out has no dice',
      state.phase !== 'over' && state.out.includes(state.active) && 'whoever is out does not play',
      state.phase !== 'over' && (state.reserves[state.active] ?? 0) === 0 && 'whoever plays has dice',
      stillIn <= 1 !== (state.phase === 'over') && 'a round ends when one seat is left',
      !state.tournament && sum(state.points) > 0 && 'points are for tournaments',
      state.round > seats && 'there are as many rounds as seats',
    ];
  },
  step(before, after, seats) {
    const sameRound = before.round === after.round;
    const next = clockwise(before.active, seats).find((seat) => !after.out.includes(seat));
    const starter = (before.starter + after.round) % seats;
    return [
      sameRound && diceOf(after) > diceOf(before) && 'dice leave the game and never come back',
      after.phase !== 'over' &&
        sameRound &&
        before.active !== after.active &&
        after.active !== next &&
        'the turn goes clockwise to the next seat that is still in',
      after.phase !== 'over' && !sameRound && after.active !== starter && 'each seat begins one round',
      before.points.some((points, seat) => (after.points[seat] ?? 0) < points) && 'points only grow',
      sameRound &&
        before.reserves.some((dice, seat) => seat !== before.active && dice !== after.reserves[seat]) &&
        'nobody touches the reserves of others',
    ];
  },
};
