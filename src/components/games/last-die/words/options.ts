import { msg } from '@lingui/core/macro';
import type { OptionWords, Say } from '../../face';

export function option(name: string, say: Say): OptionWords | null {
  switch (name) {
    case 'beginner':
      return {
        label: say(msg`Easy first tableau`),
        help: say(msg`The first round has no rows that cost points.`),
      };
    case 'goal':
      return {
        label: say(msg`Points to reach`),
        help: say(msg`The game ends with the round in which somebody gets there.`),
      };
    case 'stars':
      return {
        label: say(msg`Star rows and full houses`),
        help: say(msg`Whether two of them may collect the same number.`),
        choices: { separate: say(msg`Same number allowed`), distinct: say(msg`All different`) },
      };
    default:
      return null;
  }
}
