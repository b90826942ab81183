import type { Room, SeatView } from '../../net/session/session';
import { isPerson } from './handover';

/**
 * What a phone shows of a table: all of it; what lies in the middle for all; or what its own people hold in
 * hand, while another phone lies in the middle (N39).
 */
export type Part = 'whole' | 'middle' | 'hand';

interface Parted {
  readonly room?: Room | null | undefined;
  readonly seats: readonly SeatView[];
}

export function partOf({ room, seats }: Parted): Part {
  if (!room || room.middle === null) return 'whole';
  if (room.middle === room.me) return 'middle';
  return seats.some((_, seat) => isPerson(seats, seat)) ? 'hand' : 'whole';
}
