import type { Move, State } from '../../engine/arena/state';
import type { GameFace } from '../face';
import { Board } from './Board';
import { controls } from './controls';
import { fallen } from './fallen';
import { wayWords } from './hand/way-words';
import { highlights } from './highlights';
import { option } from './options';
import { sources } from './sources';
import { tell } from './tell';
import { faceName } from './words';

/** Its dice fly on its own board: there is no tray. */
export const face: GameFace<State, Move> = {
  Board,
  controls,
  moveName: (move, { board }, say) =>
    move.kind === 'throw' && move.aim ? wayWords(move.aim, board.arena, say) : null,
  tell,
  sources,
  highlights,
  option,
  fallen,
  valueName: faceName,
};
