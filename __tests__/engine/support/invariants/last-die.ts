import { type State, tableauOf } from '../../../../src/engine/last-die/state';
import { boxesOf } from '../../../../src/engine/last-die/tableau';
import { allDifferent, clockwise, type Invariants, sum } from './invariants';

const lyingOn = (state: State): number => sum(state.rows.map((row) => row.length));

export const lastDie: Invariants<State> = {
  position(state, seats) {
    const { hand, dice, active, setup } = state;
    return [
      sum(dice) + lyingOn(state) !== Math.floor(30 / seats) * seats && 'no die is lost or won',
      hand.length > Math.min(5, dice[active] ?? 0) && 'at most five dice are in hand, all of them their own',
      [...hand, ...state.rows.flat()].some((value) => value < 1 || value > 6) && 'a die shows 1 to 6',
      hand.some((value, at) => value < (hand[at - 1] ?? 0)) && 'the hand lies in order',
      state.points.some((points) => points < 0) && 'nobody has less than nothing',
      (state.rows.length !== 6 || tableauOf(state).length !== 6) && 'a tableau has six rows',
      tableauOf(state).some((row, at) => (state.rows[at]?.length ?? 0) > boxesOf(row)) &&
        'a box takes one die',
      (!allDifferent(setup.stack) || setup.stack.length !== setup.tableaus.length) &&
        'the stack holds each tableau once',
      state.phase === 'place' && hand.length === 0 && 'whoever places has dice in hand',
      state.phase === 'roll' &&
        (hand.length > 0 || (dice[active] ?? 0) === 0) &&
        'whoever rolls has dice to roll',
      state.phase === 'over' && Math.max(...state.points) < setup.goal && 'somebody has reached the goal',
    ];
  },
  step(before, after, seats) {
    const sameRound = before.round === after.round;
    const next = clockwise(before.active, seats).find((seat) => !sameRound || (after.dice[seat] ?? 0) > 0);
    const staysSame = before.active === after.active;
    return [
      !staysSame && after.active !== next && 'the turn goes clockwise to the next seat with dice',
      before.points.some((points, seat) => seat !== before.active && points !== after.points[seat]) &&
        'only the active seat wins or pays',
      sameRound && Math.abs(lyingOn(after) - lyingOn(before)) > 1 && 'dice are placed one by one',
      sameRound && lyingOn(after) < lyingOn(before) && 'what lies on the tableau stays there',
      after.round > before.round + 1 && 'rounds come one by one',
    ];
  },
};
