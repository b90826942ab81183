import { msg } from '@lingui/core/macro';
import type { Say } from '../../face';

/** How a die that lies in the arena is moved by keys. */
export const keys = (say: Say): readonly (readonly [key: string, what: string])[] => [
  ['Enter, ← ↑ → ↓', say(msg`Choose a die in the arena, and move it`)],
  ['Enter, R', say(msg`Choose a die in the arena, and turn it; with Shift the other way`)],
];
