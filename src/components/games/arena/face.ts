import type { Move, State } from '../../../engine/arena/state';
import type { GameFace } from '../face';
import { Board } from './board/Board';
import { controls } from './board/controls';
import { fallen, thrown } from './board/fallen';
import { picture } from './picture';
import { highlights } from './words/highlights';
import { keys } from './words/keys';
import { narrate } from './words/narrate';
import { option } from './words/options';
import { reason } from './words/reason';
import { seatFacts } from './words/seat-facts';
import { sources, sourcesTitle } from './words/sources';
import { throwWords } from './words/throw-words';
import { faceName } from './words/words';

/** The face of Arena. It has no tray: the dice fly on the board. */
export const face: GameFace<State, Move> = {
  Board,
  apart: false,
  middle: () => Board,
  seatFacts,
  controls,
  moveName: (move, { board }, say) =>
    move.kind === 'throw' && move.aim ? throwWords(move.aim, board.arena, say) : null,
  // Whether to throw is judged, at dice that are laid out for it; how to throw at these dice is not.
  judged: (move) => (move.kind === 'throw' ? { kind: 'throw', aim: null } : move),
  reason,
  narrate,
  picture,
  sources,
  sourcesTitle,
  highlights,
  option,
  keys,
  fallen,
  thrown,
  valueName: faceName,
};
