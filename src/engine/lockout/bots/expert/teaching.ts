import type { Teaching } from '../../../bots/coach';
import type { State } from '../../state';
import { worthNow } from './expert';
import { papersOf } from './paper';

/** What a coach of Lockout knows: `coachOf(lockout, expert, teaching, …)`. */
export const teaching: Teaching<State> = {
  rolls: ({ phase }) => phase === 'roll',
  shares(state) {
    const papers = papersOf(state);
    const position = { papers, active: state.active, over: state.phase === 'over' };
    return papers.map((_, seat) => worthNow(position, seat));
  },
};
