import { msg } from '@lingui/core/macro';

export const title = {
  name: msg`Last Die`,
  line: msg`Place the last die of a row and take its points.`,
};
