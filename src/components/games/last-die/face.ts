import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../../engine/last-die/state';
import type { GameFace } from '../face';
import { Board } from './board/Board';
import { controls } from './board/controls';
import { realDice } from './board/real-dice';
import { tray } from './board/tray';
import { picture } from './picture';
import { highlights } from './words/highlights';
import { narrate } from './words/narrate';
import { option } from './words/options';
import { reason } from './words/reason';
import { seatFacts } from './words/seat-facts';
import { sources } from './words/sources';

export const face = {
  Board,
  apart: false,
  middle: () => Board,
  seatFacts,
  tray,
  controls,
  moveName(move, _, say) {
    if (move.kind !== 'place') return null;
    const { value, row } = move;
    return say(msg`Place the ${value} in row ${row}`);
  },
  reason,
  narrate,
  picture,
  sources,
  highlights,
  option,
  realDice,
  fallen: ({ entry }) => entry.dice,
  valueName: (value) => String(value),
} satisfies GameFace<State, Move>;
