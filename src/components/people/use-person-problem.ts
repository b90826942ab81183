import { useLingui } from '@lingui/react/macro';
import { LONGEST_NAME, tidyName } from '../../net/session/names';
import type { PersonProblem } from '../../stores/people/person';

/** Returns a function that says why a person can't have this name. */
export function usePersonProblem(): (problem: PersonProblem, name: string) => string {
  const { t } = useLingui();
  return (problem, typed) => {
    const name = tidyName(typed);
    switch (problem) {
      case 'empty':
        return t`Every player needs a name.`;
      case 'long':
        return t`A name has ${LONGEST_NAME} letters at most.`;
      case 'taken':
        return t`There is a ${name} already. Add a letter or a surname.`;
    }
  };
}
