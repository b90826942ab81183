import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Person } from '../../stores/people/person';
import { useArrowKeys } from '../ui/access/use-arrow-keys';
import { space } from '../ui/theme/measures';
import { PersonChip } from './PersonChip';

interface Props {
  readonly persons: readonly Person[];
  /** Null: none of them. */
  readonly chosen: Person | null;
  readonly onChoose: (person: Person) => void;
}

/** One of the persons of this phone, by one tap. */
export function PersonChoice({ persons, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const group = useRef<View>(null);
  useArrowKeys(group);
  const stop = chosen ?? persons[0];
  return (
    <View ref={group} role="radiogroup" aria-label={t`People on this phone`} style={styles.persons}>
      {persons.map((person) => (
        <PersonChip
          key={person.id}
          person={person}
          chosen={person === chosen}
          role="radio"
          aria-checked={person === chosen}
          tabIndex={person === stop ? 0 : -1}
          onPress={() => onChoose(person)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  persons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
