import { msg, plural } from '@lingui/core/macro';
import type { State } from '../../../../engine/arena/state';
import type { Seat } from '../../../../engine/game';
import type { Say, SeatFacts } from '../../face';

/** The dice of a seat. In a single round they are its points, so only the sign is shown. */
export function seatFacts({ tournament, reserves, out }: State, seat: Seat, say: Say): SeatFacts {
  const tellsScore = !tournament;
  const dice = reserves[seat] ?? 0;
  const spoken = say(msg`${plural(dice, { one: '# die', other: '# dice' })}`);
  const score = tournament ? {} : { score: spoken };
  if (out.includes(seat)) return { count: say(msg`out`), spoken: say(msg`out`), tellsScore, ...score };
  return { icon: 'dice', count: tournament ? String(dice) : '', spoken, tellsScore, ...score };
}
