import type { Game } from '../game';
import { noOptions } from '../options';
import { bots } from './bots';
import { codec } from './codec';
import { notation } from './notation';
import { no } from './reasons';
import { check, moves, play, ranking, scores, start, turn, view } from './rules';
import type { Move, State } from './state';
import { story } from './story';

export const lockout = {
  id: 'lockout' as const,
  seats: { min: 2, max: 5 },
  options: noOptions,
  reasons: no,
  start,
  turn,
  moves,
  view,
  check,
  play,
  scores,
  ranking,
  notation,
  codec,
  story,
  bots,
} satisfies Game<State, Move, object>;
