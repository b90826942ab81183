import { msg, plural } from '@lingui/core/macro';
import { advice, type Facts } from '../../../../engine/arena/advice';
import type { Move, State } from '../../../../engine/arena/state';
import type { Moment, Say } from '../../face';

/** Why this move is recommended, and what it may cost, from what was measured; null if there is nothing to say. */
export function reason(move: Move, { board, seat }: Moment<State, Move>, say: Say): string | null {
  if (seat === null || move.kind === 'regroup') return null;
  const { facts } = advice(board, seat, move);
  if (facts.grand) return grandReason(facts.grand, say);
  if (move.kind === 'stop') return stopReason(facts, say);
  return facts.last ? lastReason(facts, board, say) : throwReason(facts, say);
}

function grandReason({ dice, loses }: NonNullable<Facts['grand']>, say: Say): string {
  if (dice === 1)
    return say(msg`Nothing lies there to match your last die. You must throw it, and then you are out.`);
  return say(
    msg`A soft throw of ${plural(dice, { one: '# die', other: '# dice' })} loses about ${loses} of them on average.`,
  );
}

function throwReason({ lying, own, hard }: Facts, say: Say): string | null {
  if (!own || !hard) return null;
  const { matches, loses } = own;
  const risk = say(
    msg`With ${plural(lying, { one: '# die', other: '# dice' })} there, about ${matches} of 100 such throws match. About ${loses} lose a die: an X, or out of the bowl.`,
  );
  if (hard.loses <= loses) return risk;
  const lost = hard.loses;
  return `${risk} ${say(msg`Of 100 hard throws, about ${lost} would lose one.`)}`;
}

/** A7: what the last die of the reserve decides. */
function lastReason({ lying, own }: Facts, { phase }: State, say: Say): string | null {
  if (!own) return null;
  const { matches } = own;
  const misses = 100 - matches;
  const risk = say(
    msg`It is your last die. With ${plural(lying, { one: '# die', other: '# dice' })} there, about ${matches} of 100 such throws match. After the other ${misses} you are out.`,
  );
  return phase === 'more' ? `${risk} ${say(msg`If you stop, you keep it for your next turn.`)}` : risk;
}

function stopReason({ lying, own, last }: Facts, say: Say): string | null {
  if (!own) return null;
  const { matches, loses } = own;
  if (last)
    return say(
      msg`You keep your last die. With ${plural(lying, { one: '# die', other: '# dice' })} there, only about ${matches} of 100 throws match; after any other you would be out.`,
    );
  return say(
    msg`With ${plural(lying, { one: '# die', other: '# dice' })} there, only about ${matches} of 100 throws match, and ${loses} lose a die.`,
  );
}
