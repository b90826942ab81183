import { arena } from './arena';
import { lastDie } from './last-die';
import { lockout } from './lockout';
import type { Mutation } from './mutation';
import { sunRows } from './sun-rows';

/** By game: the name of its folder under `src/engine`, and how its test files in `__tests__/engine` begin. */
export const mutations: ReadonlyMap<string, readonly Mutation[]> = new Map([
  ['lockout', lockout],
  ['last-die', lastDie],
  ['sun-rows', sunRows],
  ['arena', arena],
]);
