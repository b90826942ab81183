import { msg } from '@lingui/core/macro';

export const title = {
  name: msg`Lockout`,
  line: msg`Cross off numbers from left to right and close the rows.`,
};
