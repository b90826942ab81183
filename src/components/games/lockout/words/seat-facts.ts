import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { marksOf } from '../../../../engine/lockout/sheet';
import { colours, type State } from '../../../../engine/lockout/state';
import type { Say, SeatFacts } from '../../face';

/** The rows that a seat has locked itself. */
export function seatFacts({ sheets }: State, seat: Seat, say: Say): SeatFacts | null {
  const sheet = sheets[seat];
  if (!sheet) return null;
  const locks = colours.filter((_, row) => marksOf(sheet, row) > (sheet.rows[row]?.length ?? 0)).length;
  return {
    icon: 'lock',
    count: String(locks),
    spoken: say(msg`${plural(locks, { one: '# lock', other: '# locks' })}`),
  };
}
