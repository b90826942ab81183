import { useLingui } from '@lingui/react/macro';
import type { SeatView } from '../../../net/session/session';
import { presenceOf } from '../../../stores/multiplayer/seat-state';
import { AlertText } from '../../ui/access/AlertText';
import type { LostSeat } from './wanted-seats';

interface Props {
  readonly lost: readonly LostSeat[];
  readonly seats: readonly SeatView[];
}

/** Says who was first at each lost seat. */
export function LostSeats({ lost, seats }: Props) {
  const { t } = useLingui();
  return lost.map(({ seat, next }) => {
    const place = seat + 1;
    const view = seats[seat];
    const who = view?.name ?? '';
    const bot = view !== undefined && ['bot', 'stand-in'].includes(presenceOf(view));
    const nextPlace = (next ?? 0) + 1;
    const sentence =
      next === null
        ? bot
          ? t`A bot plays seat ${place} now.`
          : t`${who} was first at seat ${place}.`
        : bot
          ? t`A bot plays seat ${place}. Seat ${nextPlace} is chosen for you now.`
          : t`${who} was first at seat ${place}. Seat ${nextPlace} is chosen for you now.`;
    return <AlertText key={seat}>{sentence}</AlertText>;
  });
}
