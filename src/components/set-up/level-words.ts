import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Level } from '../../engine/bots/bot';

interface LevelWords {
  readonly name: MessageDescriptor;
  readonly line: MessageDescriptor;
}

/** The words for a bot's level. */
export const levelWords: Readonly<Record<Level, LevelWords>> = {
  random: { name: msg`Clumsy`, line: msg`Plays whatever comes to mind.` },
  easy: { name: msg`Easy`, line: msg`Plays simply and makes mistakes.` },
  normal: { name: msg`Normal`, line: msg`Thinks ahead and plays to win.` },
};
