import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Pace } from '../../stores/table/pace';

interface PaceWords {
  readonly name: MessageDescriptor;
  readonly line: MessageDescriptor;
}

export const paceWords: Readonly<Record<Pace, PaceWords>> = {
  calm: { name: msg`Calm`, line: msg`There is time to look at everything that others do.` },
  usual: { name: msg`Usual`, line: msg`As fast as people play at a table.` },
  quick: { name: msg`Quick`, line: msg`Only a short look at what others do.` },
  none: { name: msg`No pauses`, line: msg`Others play as fast as they can.` },
};
