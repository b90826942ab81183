import { msg } from '@lingui/core/macro';
import type { Distribution } from './counters';

/**
 * The sum of Lockout's two white dice, which every player may mark. The first two dice of a throw are the
 * white ones (L1).
 */
export const whiteSums: Distribution = {
  key: 'white-sums',
  title: msg`Both white dice together`,
  values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  chance: (sum) => (6 - Math.abs(7 - sum)) / 36,
  fallen: ({ entry: { dice } }) => {
    const [one, other] = dice;
    return one === undefined || other === undefined ? [] : [one + other];
  },
  valueName: (sum, say) => say(msg`${sum}`),
};
