import { arena } from './arena';
import { daily } from './daily';
import { lastDie } from './last-die';
import { lockout } from './lockout';
import type { Mutation, Subject } from './mutation';
import { sunRows } from './sun-rows';

const game = (id: string, mutations: readonly Mutation[]): readonly [string, Subject] => [
  id,
  {
    page: `docs/rules/${id}.md`,
    folder: `src/engine/${id}`,
    // Without the tests of bots: bots that choose differently under a broken rule prove nothing.
    tests: `__tests__/engine/${id}(?!-(bots|expert|coach|findings))`,
    mutations,
  },
];

/** By name: the games, and today's dice. */
export const subjects: ReadonlyMap<string, Subject> = new Map([
  game('lockout', lockout),
  game('last-die', lastDie),
  game('sun-rows', sunRows),
  game('arena', arena),
  [
    'daily',
    {
      page: 'docs/design/todays-dice.md',
      folder: 'src',
      tests: '__tests__/(engine/daily|stores/daily/daily)',
      mutations: daily,
    },
  ],
]);
