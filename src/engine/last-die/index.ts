import type { Game } from '../game';
import { bots } from './bots';
import { codec } from './codec';
import { notation } from './notation';
import { type Options, options } from './options';
import { no } from './reasons';
import { check, moves, play, ranking, scores, start, turn } from './rules';
import type { Move, State } from './state';
import { story } from './story';

export const lastDie = {
  id: 'last-die' as const,
  seats: { min: 2, max: 6 },
  options,
  reasons: no,
  start,
  turn,
  moves,
  check,
  play,
  scores,
  ranking,
  notation,
  codec,
  story,
  bots,
} satisfies Game<State, Move, Options>;
