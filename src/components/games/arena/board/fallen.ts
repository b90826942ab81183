import type { Move, State } from '../../../../engine/arena/state';
import type { Happening } from '../../face';
import { throwFacts } from '../words/throw-facts';

/** The faces of the thrown dice. A die that flew out has none. */
export function fallen(happening: Happening<State, Move>): readonly number[] {
  const facts = throwFacts(happening);
  if (!facts) return [];
  return facts.fates.slice(-facts.thrown).flatMap((die) => (die ? [die.face] : []));
}
