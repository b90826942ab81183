import type { Result } from '../../engine/refusal';
import type { Session } from '../../net/session/session';
import type { Trace } from '../../net/trace';

/** Gives what is given, and tells the trace if it was refused. */
export async function tracedResult<Value>(
  trace: Trace,
  what: string,
  doing: Promise<Result<Value>>,
): Promise<Result<Value>> {
  const done = await doing;
  if (!done.ok) trace.tell({ kind: 'refused', what, code: done.refusal.code });
  return done;
}

/** The same session, which tells the trace what it refuses. */
export const tracedSession = (session: Session, trace: Trace): Session => ({
  ...session,
  propose: (seat, moves) => tracedResult(trace, 'move', session.propose(seat, moves)),
  tapIn: (values) => tracedResult(trace, 'dice', session.tapIn(values)),
  giveSeat: (seat, keeper) => tracedResult(trace, 'give-seat', session.giveSeat(seat, keeper)),
  rename: (seat, name) => tracedResult(trace, 'rename', session.rename(seat, name)),
});
