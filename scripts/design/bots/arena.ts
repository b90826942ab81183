// Measures throws at dice that are turned and laid out, and solves the game of two seats, for the expert of Arena:
// npm run -s design:bot-arena -- [--write] [--games N]
import { making } from './arena/making';
import { makeExpert } from './made';

makeExpert(making);
