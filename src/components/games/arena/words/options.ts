import { msg } from '@lingui/core/macro';
import type { OptionWords, Say } from '../../face';

export function option(name: string, say: Say): OptionWords | null {
  if (name !== 'rounds') return null;
  return {
    label: say(msg`Rounds`),
    help: say(
      msg`In a tournament everyone begins one round. A player who goes out early gets points; fewest points wins.`,
    ),
    choices: { single: say(msg`One round`), tournament: say(msg`Tournament`) },
  };
}
