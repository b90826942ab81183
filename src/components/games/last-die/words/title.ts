import { msg } from '@lingui/core/macro';

export const title = {
  name: msg`Last Die`,
  line: msg`The player of a row’s last die takes its points.`,
};
