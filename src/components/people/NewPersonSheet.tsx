import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { freshLook, type Person, type PersonLook } from '../../stores/people/person';
import { PersonSheet } from './PersonSheet';
import type { Persons } from './use-persons';

interface Props {
  readonly people: Persons;
  readonly onAdded: (person: Person) => void;
  readonly onClose: () => void;
}

/** Adds a person with a look that nobody has yet. */
export function NewPersonSheet({ people, onAdded, onClose }: Props) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const [look] = useState((): PersonLook => ({ name: '', ...freshLook(people.persons) }));
  const done = async (chosen: PersonLook) => {
    const person = await people.add(chosen);
    setFailed(person === null);
    if (person) onAdded(person);
  };
  return (
    <PersonSheet
      title={t`New person`}
      persons={people.persons}
      id={null}
      look={look}
      problem={failed ? t`This person could not be kept on this phone.` : null}
      onDone={(chosen) => void done(chosen)}
      onClose={onClose}
    />
  );
}
