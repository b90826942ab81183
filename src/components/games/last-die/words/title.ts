import { msg } from '@lingui/core/macro';

export const title = {
  name: msg`Last Die`,
  line: msg`Whoever places the last die of a row takes its points.`,
};
