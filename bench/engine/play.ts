// Plays random games for some seconds and prints the moves a second:
// node play.ts GAME SEATS WARM-UP SECONDS

import { webcrypto } from 'node:crypto';
import { rolled } from '../../src/engine/chance';
import { findGame } from '../../src/engine/games';
import { secureWords, seeded, uniform } from '../../src/engine/random';
import { movesASecond } from './clock';
import { playAtRandom } from './random-play';

const [id = '', seats, warmUp, seconds] = process.argv.slice(2);
const game = findGame(id);
if (!game) throw new Error(`there is no game called ${id}`);

// Dice as on a host. The choices are the same in each run.
const chance = rolled(uniform(secureWords((block) => webcrypto.getRandomValues(block))));
const random = seeded(1);
const play = () => playAtRandom(game, Number(seats), chance, random).log.length;

console.log(movesASecond(play, Number(warmUp), Number(seconds)));
