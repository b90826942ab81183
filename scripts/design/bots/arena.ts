// Measures throws at dice that are laid out, and solves the game of two seats, for the expert of Arena:
// node scripts/run.mjs scripts/design/bots/arena.ts [--write] [--games N]
import { making } from './arena/making';
import { makeExpert } from './made';

makeExpert(making);
