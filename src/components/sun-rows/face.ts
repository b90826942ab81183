import type { Move, State } from '../../engine/sun-rows/state';
import type { GameFace } from '../face';
import { Board } from './Board';
import { controls } from './controls';
import { highlights } from './highlights';
import { moveName } from './move-name';
import { option } from './options';
import { realDice } from './real-dice';
import { sources } from './sources';
import { tell } from './tell';
import { tray } from './tray';
import { colourName } from './words';

export const face = {
  Board,
  tray,
  controls,
  moveName,
  tell,
  sources,
  highlights,
  option,
  realDice,
  fallen: ({ entry }) => (entry.move.kind === 'roll' || entry.move.kind === 'reroll' ? entry.dice : []),
  valueName: colourName,
} satisfies GameFace<State, Move>;
