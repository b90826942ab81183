import { msg, plural } from '@lingui/core/macro';
import { advice, type Facts } from '../../../../engine/arena/advice';
import type { Move, State } from '../../../../engine/arena/state';
import type { Reason, Say } from '../../face';

/** Why this move is recommended, and what it may cost, from what was measured; null if there is nothing to say. */
export const reason: Reason<State, Move> = (move, { board, seat, names }, say, instead) => {
  if (seat === null || move.kind === 'regroup') return null;
  const { facts } = advice(board, seat, move);
  if (facts.grand) return grandReason(facts.grand, say);
  const name = names[facts.next] ?? '';
  if (move.kind === 'stop')
    return instead?.kind === 'throw' && !facts.last ? leaving(facts, name, say) : stopReason(facts, say);
  const stopped = instead?.kind === 'stop' ? stopping(facts, name, say) : null;
  return facts.last ? lastReason(facts, board, stopped, say) : throwReason(facts, stopped, say);
};

/** What a stop leaves to the next player (A6). */
function leaving(facts: Facts, name: string, say: Say): string | null {
  if (facts.lying === 0)
    return say(msg`The arena is empty. If you stop, ${name} has to throw all dice at once.`);
  const risk = stopReason(facts, say);
  return risk && `${risk} ${say(msg`If you stop, ${name} has to throw at what lies there.`)}`;
}

/** What speaks against a stop: the next player gets the chance, and the last die has to be thrown later (A2). */
function stopping({ last }: Facts, name: string, say: Say): string {
  const chance = say(msg`If you stop, ${name} gets this chance.`);
  return last ? `${chance} ${say(msg`On your next turn you have to throw it anyway.`)}` : chance;
}

function grandReason({ dice, loses }: NonNullable<Facts['grand']>, say: Say): string {
  if (dice === 1)
    return say(msg`Nothing lies there to match your last die. You must throw it, and then you are out.`);
  return say(
    msg`A soft throw of ${plural(dice, { one: '# die', other: '# dice' })} loses about ${loses} of them on average.`,
  );
}

function throwReason({ lying, own, hard }: Facts, stopped: string | null, say: Say): string | null {
  if (!own || !hard) return null;
  const { matches, loses } = own;
  const risk = say(
    msg`With ${plural(lying, { one: '# die', other: '# dice' })} there, about ${matches} of 100 such throws match. About ${loses} lose a die: an X, or out of the bowl.`,
  );
  if (stopped !== null) return `${risk} ${stopped}`;
  if (hard.loses <= loses) return risk;
  const lost = hard.loses;
  return `${risk} ${say(msg`Of 100 hard throws, about ${lost} would lose one.`)}`;
}

/** A7: what the last die of the reserve decides. */
function lastReason(
  { lying, own }: Facts,
  { phase }: State,
  stopped: string | null,
  say: Say,
): string | null {
  if (!own) return null;
  const { matches } = own;
  const misses = 100 - matches;
  const risk = say(
    msg`It is your last die. With ${plural(lying, { one: '# die', other: '# dice' })} there, about ${matches} of 100 such throws match. After the other ${misses} you are out.`,
  );
  if (stopped !== null) return `${risk} ${stopped}`;
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
