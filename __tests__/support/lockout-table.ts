import { lockout } from '../../src/engine/lockout';
import type { State } from '../../src/engine/lockout/state';
import { settled } from './clock';
import { openMatch, person, type SetTable, setTable } from './table';

export const PASS = { kind: 'pass' } as const;
export const ROLL = { kind: 'roll' } as const;

export const lockoutOf = (set: SetTable) => set.state().state as State;

/** A game in which the first seat begins. */
export function matchBegunBy(seat: number, seats: number) {
  for (let seed = 1; ; seed += 1) {
    const match = openMatch(lockout, seats, seed);
    if ((match.state as State).active === seat) return match;
  }
}

/** Two people after a roll: both must answer. */
export async function whitePhase(): Promise<SetTable> {
  const set = setTable(lockout, [person, person], { match: matchBegunBy(0, 2) });
  set.table.enter();
  set.table.place(ROLL);
  await settled();
  set.table.landed();
  return set;
}
