import { arena } from './arena';
import type { Complaint } from './invariants';
import { lastDie } from './last-die';
import { lockout } from './lockout';
import { sunRows } from './sun-rows';

/** The invariants of a game of unknown types. */
interface AnyInvariants {
  position(state: unknown, seats: number): readonly Complaint[];
  step(before: unknown, after: unknown, seats: number): readonly Complaint[];
  /** Returns each seat's score, computed independently. */
  scores?(state: unknown): readonly number[];
}

const known: Readonly<Record<string, AnyInvariants>> = {
  lockout,
  'last-die': lastDie,
  'sun-rows': sunRows,
  arena,
};

export function invariantsOf(id: string): AnyInvariants {
  const found = known[id];
  if (!found) throw new Error(`${id} has no invariants: add them to __tests__/engine/support/invariants`);
  return found;
}
