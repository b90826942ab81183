import { useLingui } from '@lingui/react/macro';
import { LONGEST_NAME, tidyName } from '../../net/session/names';
import { type Chair, nameProblem } from './chairs';

/** Returns a function that describes the problem of a name. */
export function useNameProblem(): (chairs: readonly Chair[], chair: Chair) => string | null {
  const { t } = useLingui();
  return (chairs, chair) => {
    const name = tidyName(chair.name);
    switch (nameProblem(chairs, chair)) {
      case 'empty':
        return t`Every player needs a name.`;
      case 'long':
        return t`A name has ${LONGEST_NAME} letters at most.`;
      case 'taken':
        return t`Two players are called ${name}.`;
      case null:
        return null;
    }
  };
}
