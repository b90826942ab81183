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
  easy: { name: msg`Easy`, line: msg`Overlooks a lot. Good for a first game.` },
  normal: { name: msg`Normal`, line: msg`Plays its own game well, but forgets to watch the others.` },
  hard: {
    name: msg({ message: 'Hard', context: 'how well a bot plays' }),
    line: msg`Thinks ahead and watches the others.`,
  },
  expert: { name: msg`Expert`, line: msg`Works out what the others will do. Very hard to beat.` },
};
