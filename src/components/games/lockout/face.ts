import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../../engine/lockout/state';
import type { GameFace } from '../face';
import { Before } from './board/Before';
import { Board } from './board/Board';
import { controls, markName } from './board/controls';
import { totalOf } from './board/pending';
import { realDice } from './board/real-dice';
import { tray } from './board/tray';
import { picture } from './picture';
import { highlights } from './words/highlights';
import { narrate, narrateInReplay } from './words/narrate';
import { reason } from './words/reason';
import { seatFacts } from './words/seat-facts';
import { sources } from './words/sources';

export const face = {
  Board,
  Before,
  apart: true,
  score: totalOf,
  seatFacts,
  tray,
  controls,
  moveName: (move, _, say) => (move.kind === 'mark' ? markName(move, say) : null),
  reason,
  narrate,
  narrateInReplay,
  picture,
  sources,
  highlights,
  option: () => null,
  realDice,
  fallen: ({ entry }) => entry.dice,
  valueName: (value, say) => say(msg`${value}`),
} satisfies GameFace<State, Move>;
