import type { MessageDescriptor } from '@lingui/core';
import type { Lesson } from '../../stores/lesson/lesson';
import type { Say } from './face';

/** A sentence of a lesson. It may name what the table shows now. */
export type LessonWords<State> =
  | MessageDescriptor
  | {
      tell(state: State, say: Say): string;
    };

/** The lesson of a game, as data: `docs/design/lessons.md` has the scripts. */
export interface GameLesson<State> extends Lesson<LessonWords<State>> {
  /** Why the points came out as they did, with the learner's own numbers. One short paragraph each. */
  closing(state: State, say: Say): readonly string[];
}

/** A lesson of an unknown game. (Methods allow this; function fields would not.) */
export type AnyLesson = GameLesson<unknown>;

/** The bot's name in every lesson. */
export const BOT_NAME = 'Mia';
