import { arena } from '../../../../src/engine/arena';
import { expertOf } from '../../../../src/engine/arena/bots/expert/expert';
import type { ArenaData } from '../../../../src/engine/arena/bots/expert/throws';
import type { Making } from '../made';
import { search } from './search';

const SEED = 4;

export const making: Making<ArenaData> = {
  game: arena,
  make: () => search({ tried: 40, kept: 6, rounds: 3, shipped: 2, throws: [100, 400, 2000] }, SEED),
  makeShort: () => search({ tried: 1, kept: 1, rounds: 1, shipped: 1, throws: [2, 2, 10] }, SEED),
  expertOf,
};
