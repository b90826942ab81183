import type { Teaching } from '../../../bots/coach';
import { evened, shareAgainst } from '../../../bots/shares';
import { DICE_A_TURN, type Move, type State } from '../../state';
import { handOf } from '../hands';
import { WIDE } from './expert';
import { type Learnt, Worths } from './worths';

/** What a coach of Last Die knows: the luck of a roll is exact, if the turn ends with the next placing. */
export const teachingOf = (learnt: Learnt): Teaching<State, Move> => ({
  rolls: (_, { kind }) => kind === 'roll',
  shares: (state) => sharesOf(state, learnt),
  *luck(before, { seat, dice }) {
    yield;
    const size = before.phase === 'roll' ? Math.min(DICE_A_TURN, before.dice[seat] ?? 0) : before.hand.length;
    const { mean, of } = new Worths(before, seat, learnt, WIDE.later).rolled(before, size);
    const luck = of(handOf(dice)) - mean;
    const others = before.points.length - 1;
    return before.points.map((_, each) => (each === seat ? luck : -luck / others));
  },
});

/** Each seat's share of the win as if the turn ended now. */
function sharesOf(state: State, learnt: Learnt): readonly number[] {
  const { points, active, phase } = state;
  const seats = points.length;
  if (phase === 'over') {
    const most = Math.max(...points);
    return evened(points.map((each) => (each === most ? 1 : 0)));
  }
  const ended = phase === 'roll' ? (active + seats - 1) % seats : active;
  const chances = new Worths(state, ended, learnt, WIDE.later).chances(state);
  const own = shareAgainst(chances);
  let next = 0;
  return evened(
    points.map((_, seat) => {
      if (seat === ended) return own;
      const chance = chances[next] ?? 1;
      next += 1;
      return chance > 0 ? (own * (1 - chance)) / chance : 1;
    }),
  );
}
