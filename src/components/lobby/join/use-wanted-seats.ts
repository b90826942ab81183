import { useState } from 'react';
import type { Seat } from '../../../engine/game';
import type { SeatView } from '../../../net/session/session';
import { followSeats, type LostSeat, wantsOneSeat } from './wanted-seats';

interface WantedSeatsHook {
  readonly names: ReadonlyMap<Seat, string>;
  readonly lost: readonly LostSeat[];
  /** Null: the seat is not wanted. */
  change(seat: Seat, name: string | null): void;
  /** The person has read what was lost. */
  forgetLost(): void;
}

/** The seats that a person with this name wants at a table at which others sit down at the same time. */
export function useWantedSeats(seats: readonly SeatView[], me: number, own: string): WantedSeatsHook {
  const [before, setWanted] = useState(() => wantsOneSeat(own));
  const wanted = followSeats(before, seats, me);
  if (wanted !== before) setWanted(wanted);
  return {
    names: wanted.names,
    lost: wanted.lost,
    change(seat, name) {
      const names = new Map(wanted.names);
      if (name === null) names.delete(seat);
      else names.set(seat, name);
      setWanted({ ...wanted, names });
    },
    forgetLost: () => setWanted({ ...wanted, lost: [] }),
  };
}
