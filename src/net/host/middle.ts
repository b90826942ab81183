import { refused } from '../../engine/refusal';
import { netReasons } from '../protocol/net-reasons';
import { seatsOfPhone } from '../session/seat-views';
import { DONE, type Done, type HostedTable } from './hosted-table';

/**
 * N39: a phone without a seat lies in the middle of the table, or does so no longer. The phone that asked last
 * lies there.
 */
export async function lieInMiddle(hosted: HostedTable, phone: number, lies: boolean): Promise<Done> {
  const { roster } = hosted;
  const { me, assignments, middle: own = false } = roster.membership;
  if (lies && seatsOfPhone(assignments, phone).length > 0) return refused(netReasons['keeps-seat']);
  if (!lies && roster.seats().middle !== phone) return DONE;
  roster.middle = lies ? phone : null;
  const hostLies = lies && phone === me;
  if (own !== hostLies) return hosted.change({ middle: hostLies });
  roster.redraw();
  hosted.spread();
  return DONE;
}
