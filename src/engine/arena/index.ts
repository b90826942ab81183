import type { Game } from '../game';
import { bots } from './bots';
import { codec } from './codec';
import { notation } from './notation';
import { type Options, options } from './options';
import { no } from './reasons';
import { atRandom, check, moves, play, ranking, scores, start, turn } from './rules';
import type { Move, State } from './state';
import { story } from './story';

export const arena = {
  id: 'arena' as const,
  seats: { min: 2, max: 5 },
  options,
  reasons: no,
  start,
  turn,
  moves,
  atRandom,
  check,
  play,
  scores,
  ranking,
  notation,
  codec,
  story,
  bots,
} satisfies Game<State, Move, Options>;
