import { useLingui } from '@lingui/react/macro';
import type { SeatView } from '../../../net/session/session';
import { presenceOf, type SeatState } from '../../../stores/multiplayer/seat-state';
import { levelWords } from '../../set-up/level-words';
import { seatWords } from './seat-words';

/**
 * The state of a seat in a few words. Of a bot it also says the level, and of a person here that it is this phone. Without a state, it
 * says who keeps the seat, whoever is in turn.
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
