import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { marksOf } from '../../../../engine/lockout/sheet';
import { colours, type State } from '../../../../engine/lockout/state';
import type { Say, SeatFacts } from '../../face';

/** The rows that a seat has locked itself, whose roll it is, and who has still to answer it. */
export function seatFacts({ sheets, phase, active }: State, seat: Seat, say: Say): SeatFacts | null {
  const sheet = sheets[seat];
  if (!sheet) return null;
  const locks = colours.filter((_, row) => marksOf(sheet, row) > (sheet.rows[row]?.length ?? 0)).length;
  const counted = say(msg`${plural(locks, { one: '# lock', other: '# locks' })}`);
  const rolled = seat === active && (phase === 'white' || phase === 'colour');
  return {
    icon: 'lock',
    count: String(locks),
    spoken: rolled ? say(msg`${counted}, has rolled these dice`) : counted,
    ...(phase === 'white' && { owes: say(msg`has still to answer`) }),
  };
}
