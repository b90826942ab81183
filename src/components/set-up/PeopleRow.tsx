import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { NewPersonSheet } from '../people/NewPersonSheet';
import { PersonChip } from '../people/PersonChip';
import type { Persons } from '../people/use-persons';
import { toggled } from '../ui/access/toggled';
import { Button } from '../ui/controls/Button';
import { Heading } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { chairOf } from './chairs';
import type { SetUpDraft } from './use-set-up';

interface Props {
  readonly draft: SetUpDraft;
  readonly people: Persons;
}

/** The persons of this phone. A tap seats one, another tap lets the person stand up. */
export function PeopleRow({ draft, people }: Props) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const { chairs, canSeat, seat, unseat } = draft;
  return (
    <View style={styles.people}>
      {people.persons.length > 0 && <Heading>{t`Who plays?`}</Heading>}
      <View role="group" aria-label={t`People on this phone`} style={styles.row}>
        {people.persons.map((person) => {
          const { id, name } = person;
          const seated = chairOf(chairs, name) !== undefined;
          return (
            <PersonChip
              key={id}
              person={person}
              chosen={seated}
              role="button"
              {...toggled(seated)}
              aria-disabled={!seated && !canSeat(name)}
              onPress={() => (seated ? unseat(name) : seat(name))}
            />
          );
        })}
        <Button kind="quiet" icon="add" label={t`Save a name`} onPress={() => setAdding(true)} />
      </View>
      {adding && (
        <NewPersonSheet
          people={people}
          onAdded={({ name }) => {
            setAdding(false);
            seat(name);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  people: { alignItems: 'center', gap: space.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
