import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../engine/lockout/state';
import type { GameFace } from '../face';
import { Board } from './Board';
import { controls, markName } from './controls';
import { highlights } from './highlights';
import { realDice } from './real-dice';
import { sources } from './sources';
import { retell, tell } from './tell';
import { tray } from './tray';

export const face = {
  Board,
  tray,
  controls,
  moveName: (move, _, say) => (move.kind === 'mark' ? markName(move, say) : null),
  tell,
  retell,
  sources,
  highlights,
  option: () => null,
  realDice,
  fallen: ({ entry }) => entry.dice,
  valueName: (value, say) => say(msg`${value}`),
} satisfies GameFace<State, Move>;
