// Plays games of Sun Rows and learns from them, for the expert:
// node scripts/run.mjs scripts/design/bots/sun-rows.ts [--write] [--games N]
import { makeExpert } from './made';
import { making } from './sun-rows/making';

makeExpert(making);
