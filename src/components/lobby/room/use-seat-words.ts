import { useLingui } from '@lingui/react/macro';
import type { SeatView } from '../../../net/session/session';
import { presenceOf, type SeatState } from '../../../stores/multiplayer/seat-state';
import { levelWords } from '../../set-up/level-words';
import { seatWords } from './seat-words';

/**
 * Returns a function that describes the state of a seat. For a bot it names the level, for a person here this phone. Without a
 * state, it names the keeper of the seat.
 */
export function useSeatWords(): (seat: SeatView, state?: SeatState) => string {
  const { t } = useLingui();
  return (seat, state = presenceOf(seat)) => {
    const { keeper, elsewhere = false } = seat;
    if (state === 'bot' && keeper.kind === 'bot') {
      const level = t(levelWords[keeper.level].name);
      return t`Bot, ${level}`;
    }
    return state === 'here' && !elsewhere ? t`On this phone` : t(seatWords[state]);
  };
}
