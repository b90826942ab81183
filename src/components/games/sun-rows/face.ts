import type { Move, State } from '../../../engine/sun-rows/state';
import type { GameFace } from '../face';
import { Before } from './board/Before';
import { Board } from './board/Board';
import { controls } from './board/controls';
import { OpenInMiddle } from './board/OpenInMiddle';
import { realDice } from './board/real-dice';
import { tray } from './board/tray';
import { picture } from './picture';
import { highlights } from './words/highlights';
import { moveName } from './words/move-name';
import { narrate } from './words/narrate';
import { option } from './words/options';
import { reason } from './words/reason';
import { seatFacts } from './words/seat-facts';
import { sources } from './words/sources';
import { colourName } from './words/words';

export const face = {
  Board,
  Before,
  apart: true,
  // It speaks of the dice. The cards of the others stand above the prompt.
  hintCovers: 'prompt',
  middle: ({ open }) => (open.length > 0 ? OpenInMiddle : null),
  seatFacts,
  tray,
  controls,
  moveName,
  reason,
  narrate,
  picture,
  sources,
  highlights,
  option,
  realDice,
  fallen: ({ entry }) => (entry.move.kind === 'roll' || entry.move.kind === 'reroll' ? entry.dice : []),
  valueName: colourName,
} satisfies GameFace<State, Move>;
