// Plays games of Last Die and learns from them, for the expert:
// node scripts/run.mjs scripts/design/bots/last-die.ts [--write] [--games N]
import { making } from './last-die/making';
import { makeExpert } from './made';

makeExpert(making);
