import type { SeatAssignment } from '../session/membership';
import { plainSeatViews } from '../session/seat-views';
import type { Session } from '../session/session';

/**
 * Gives the seats of the local session the keepers and names of the new assignments; the session stores them.
 */
export async function changeKeepers(
  local: Session,
  before: readonly SeatAssignment[],
  after: readonly SeatAssignment[],
): Promise<void> {
  for (const [seat, { name, keeper }] of plainSeatViews(after).entries()) {
    const old = before[seat];
    const current = after[seat];
    if (old?.bot !== current?.bot || old?.phone !== current?.phone) await local.giveSeat(seat, keeper);
    if (old?.name !== name) await local.rename(seat, name);
  }
}
