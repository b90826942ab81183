import { readFileSync } from 'node:fs';
import { type Samples, type Setting, settingsOf } from '../../../scripts/golden/settings';
import { games } from '../../../src/engine/games';

const samples: Samples = JSON.parse(readFileSync('__tests__/data/components.json', 'utf8'));

/** All games with all variants of their house rules. */
export const settings: readonly Setting[] = games.flatMap((game) => settingsOf(game, samples));
