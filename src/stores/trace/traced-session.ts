import type { Result } from '../../engine/refusal';
import type { Session } from '../../net/session/session';
import type { Trace } from '../../net/trace';

/** Returns the result, and writes to the trace if it is a refusal. */
export async function tracedResult<Value>(
  trace: Trace,
  what: string,
  doing: Promise<Result<Value>>,
): Promise<Result<Value>> {
  const done = await doing;
  if (!done.ok) trace.tell({ kind: 'refused', what, code: done.refusal.code });
  return done;
}

/** Returns a session that writes its refusals to the trace. */
export const tracedSession = (session: Session, trace: Trace): Session => ({
  ...session,
  propose: (seat, moves) => tracedResult(trace, 'move', session.propose(seat, moves)),
  tapIn: (values) => tracedResult(trace, 'dice', session.tapIn(values)),
  giveSeat: (seat, keeper) => tracedResult(trace, 'give-seat', session.giveSeat(seat, keeper)),
  rename: (seat, name) => tracedResult(trace, 'rename', session.rename(seat, name)),
});
