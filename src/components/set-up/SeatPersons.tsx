import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { tidyName } from '../../net/session/names';
import { freshLook, personNamed } from '../../stores/people/person';
import { PersonChoice } from '../people/PersonChoice';
import type { Persons } from '../people/use-persons';
import { Button } from '../ui/controls/Button';
import { space } from '../ui/theme/measures';
import { type Chair, isDefaultName, kindOf } from './chairs';
import type { SetUpDraft } from './use-set-up';

interface Props {
  readonly draft: SetUpDraft;
  readonly chair: Chair;
  readonly people: Persons;
  /** The typed name is one that a player can have. */
  readonly known: boolean;
}

/** The persons of this phone for one seat. A name that nobody has yet can be kept as a person. */
export function SeatPersons({ draft, chair, people, known }: Props) {
  const { t } = useLingui();
  const { persons, add } = people;
  const name = tidyName(chair.name);
  const own = personNamed(persons, name);
  const others = draft.chairs.filter(({ key }) => key !== chair.key);
  const free = persons.filter((person) => !others.some((other) => personNamed([person], other.name)));
  const keep =
    known && !own && kindOf(chair) === 'person' && !isDefaultName(name, (number) => t`Player ${number}`);
  return (
    <View style={styles.persons}>
      {free.length > 0 && (
        <PersonChoice
          persons={free}
          chosen={own}
          onChoose={(person) => draft.change(chair.key, { name: person.name })}
        />
      )}
      {keep && (
        <Button
          icon="person"
          label={t`Remember ${name} on this phone`}
          onPress={() => void add({ name, ...freshLook(persons) })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  persons: { gap: space.small },
});
