import type { SeatAssignment } from '../session/membership';
import { plainSeatViews } from '../session/seat-views';
import type { Session } from '../session/session';

/** The table on this phone has bots where there are some, and stores it with the game. */
export async function changeKeepers(
  local: Session,
  before: readonly SeatAssignment[],
  after: readonly SeatAssignment[],
): Promise<void> {
  for (const [seat, { name, keeper }] of plainSeatViews(after).entries()) {
    const was = before[seat];
    const now = after[seat];
    if (was?.bot !== now?.bot || was?.phone !== now?.phone) await local.giveSeat(seat, keeper);
    if (was?.name !== name) await local.rename(seat, name);
  }
}
