import { msg, plural } from '@lingui/core/macro';
import { advice } from '../../../../engine/arena/advice';
import type { Move, State } from '../../../../engine/arena/state';
import type { Moment, Say } from '../../face';

/** Why this move is recommended, in one or two sentences, from what was measured; null if there is nothing to say. */
export function reason(move: Move, { board, seat }: Moment<State, Move>, say: Say): string | null {
  if (seat === null || move.kind === 'regroup') return null;
  const { lying, own, hard, grand } = advice(board, seat, move).facts;
  if (grand) {
    const { dice, loses } = grand;
    return say(
      msg`A soft throw of ${plural(dice, { one: '# die', other: '# dice' })} loses about ${loses} of them on average.`,
    );
  }
  if (!own || !hard) return null;
  const { matches } = own;
  const there = say(
    msg`With ${plural(lying, { one: '# die', other: '# dice' })} there, about ${matches} of 100 such throws match.`,
  );
  if (move.kind === 'stop') {
    const { loses } = own;
    return say(
      msg`With ${plural(lying, { one: '# die', other: '# dice' })} there, only about ${matches} of 100 throws match, and ${loses} lose a die.`,
    );
  }
  if (hard.loses <= own.loses) return there;
  const lost = hard.loses;
  return `${there} ${say(msg`A hard throw would lose a die about ${lost} times.`)}`;
}
