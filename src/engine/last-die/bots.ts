import type { Bots } from '../bots/bot';
import { easy } from './bots/easy';
import { hard } from './bots/hard';
import { normal } from './bots/normal';
import type { Move, State } from './state';

export const bots: Bots<State, Move> = {
  easy,
  normal,
  hard,
  expert: () => import('./bots/expert').then(({ expert }) => expert),
  teaching: () => import('./bots/expert').then(({ teaching }) => teaching),
};
