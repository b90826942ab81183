import { msg } from '@lingui/core/macro';

export const title = {
  name: msg`Sun Rows`,
  line: msg`Fill rows of one colour and finish your cards.`,
};
