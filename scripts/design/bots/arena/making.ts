import { arena } from '../../../../src/engine/arena';
import { expertOf } from '../../../../src/engine/arena/bots/expert/expert';
import type { ArenaData } from '../../../../src/engine/arena/bots/expert/throws';
import type { Making } from '../made';
import { search } from './search';

const SEED = 4;

export const making: Making<ArenaData> = {
  game: arena,
  make: () => search({ tried: 40, kept: 8, shipped: 3, throws: [150, 500, 2500] }, SEED),
  makeShort: () => search({ tried: 1, kept: 1, shipped: 1, throws: [2, 2, 20] }, SEED),
  expertOf,
};
