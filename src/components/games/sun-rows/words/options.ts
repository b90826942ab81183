import { msg } from '@lingui/core/macro';
import type { OptionWords, Say } from '../../face';

export function option(name: string, say: Say): OptionWords | null {
  if (name !== 'variant') return null;
  return {
    label: say(msg`Cards`),
    help: say(msg`With three cards, all choose theirs from five, and new cards from three open ones.`),
    choices: {
      basic: say(msg`Two cards, as they come`),
      advanced: say(msg`Three cards, chosen`),
    },
  };
}
