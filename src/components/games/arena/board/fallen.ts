import { type Move, type State, X } from '../../../../engine/arena/state';
import type { DieLook } from '../../../dice/Die';
import type { Happening } from '../../face';
import { throwFacts } from '../words/throw-facts';

/** The faces of the thrown dice. A die that flew out has none. */
export function fallen(happening: Happening<State, Move>): readonly number[] {
  const facts = throwFacts(happening);
  if (!facts) return [];
  return facts.fates.slice(-facts.thrown).flatMap((die) => (die ? [die.face] : []));
}

/** The thrown dice as they lay, for a picture. */
export const thrown = (happening: Happening<State, Move>): readonly DieLook[] =>
  fallen(happening).map((face) => (face === X ? { shape: 'cross' } : { value: face }));
