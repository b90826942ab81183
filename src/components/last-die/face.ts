import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../engine/last-die/state';
import type { GameFace } from '../face';
import { Board } from './Board';
import { controls } from './controls';
import { highlights } from './highlights';
import { option } from './options';
import { realDice } from './real-dice';
import { sources } from './sources';
import { tell } from './tell';
import { tray } from './tray';

export const face = {
  Board,
  tray,
  controls,
  moveName(move, _, say) {
    if (move.kind !== 'place') return null;
    const { value, row } = move;
    return say(msg`Place the ${value} in row ${row}`);
  },
  tell,
  sources,
  highlights,
  option,
  realDice,
  fallen: ({ entry }) => entry.dice,
  valueName: (value) => String(value),
} satisfies GameFace<State, Move>;
