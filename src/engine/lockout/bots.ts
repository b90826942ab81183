import type { Bots } from '../bots/bot';
import { easy } from './bots/easy';
import { hard } from './bots/hard';
import { normal } from './bots/normal';
import type { Move, State } from './state';

export const bots: Bots<State, Move> = {
  easy,
  normal,
  hard,
  expert: async () => (await import('./bots/expert')).expert,
  teaching: async () => (await import('./bots/expert')).teaching,
};
