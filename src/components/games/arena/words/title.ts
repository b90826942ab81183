import { msg } from '@lingui/core/macro';

export const title = {
  name: msg`Arena`,
  line: msg`Throw a die among the others and take what matches.`,
};
