import { msg } from '@lingui/core/macro';
import { DICE } from '../../../../engine/sun-rows/state';
import type { Wanted } from '../../../../net/session/session';
import { colourNames } from '../../../board-kit/game-colours';
import type { RealDie, Say } from '../../face';
import { colourName } from '../words/words';
import { colourDie } from './tray';

/** Five dice with coloured faces. The pile of cards can't be tapped in, so it has none. */
export function realDice({ draw, move }: Wanted, _state: unknown, say: Say): readonly RealDie[] {
  if (draw.size > DICE) return [];
  const places = rerolled(move) ?? Array.from({ length: draw.size }, (_, at) => at + 1);
  return places.map((place) => ({
    label: say(msg`Die ${place}`),
    faces: colourNames.map((_, at) => colourDie(place, at + 1, colourName(at + 1, say))),
  }));
}

/** The places of the dice that the wanted move rolls again. `Wanted` does not type its move. */
function rerolled(move: unknown): readonly number[] | null {
  if (typeof move !== 'object' || move === null || !('places' in move) || !Array.isArray(move.places))
    return null;
  const places: readonly unknown[] = move.places;
  return places.filter((place) => typeof place === 'number');
}
