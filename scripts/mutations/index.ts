import { arena } from './arena';
import { lastDie } from './last-die';
import { lockout } from './lockout';
import type { Mutation } from './mutation';
import { sunRows } from './sun-rows';

/** By game: the folder under `src/engine`, and the prefix of its test files in `__tests__/engine`. */
export const mutations: ReadonlyMap<string, readonly Mutation[]> = new Map([
  ['lockout', lockout],
  ['last-die', lastDie],
  ['sun-rows', sunRows],
  ['arena', arena],
]);
