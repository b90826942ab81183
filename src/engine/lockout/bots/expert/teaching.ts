import type { Teaching } from '../../../bots/coach';
import { given } from '../../../chance';
import { play, turn, view } from '../../rules';
import type { Move, State } from '../../state';
import { expert, sharesNow } from './expert';
import { papersOf } from './paper';

const NO_DICE = given([]);
const noRandom = () => 0;

/** What a coach of Lockout knows: `coachOf(lockout, expert, teaching, …)`. */
export const teaching: Teaching<State, Move> = {
  rolls: (_, { kind }) => kind === 'roll',
  shares(state) {
    const now = answered(state);
    const papers = papersOf(now);
    return sharesNow({ papers, active: now.active, over: now.phase === 'over' });
  },
};

/** Plays the best answers of all seats, each of which knows what it may know (L3). */
function answered(state: State): State {
  let now = state;
  while (now.phase === 'white' || now.phase === 'colour') {
    const [seat = 0] = turn(now);
    now = play(now, seat, expert.choose(view(now, seat), seat, noRandom), NO_DICE);
  }
  return now;
}
