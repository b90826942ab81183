import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { alikeNames, LONGEST_NAME } from '../../../net/session/names';
import { PersonChip } from '../../people/PersonChip';
import { usePeople } from '../../people/use-people';
import { Switch } from '../../ui/controls/Switch';
import { TextField } from '../../ui/controls/TextField';
import { space } from '../../ui/theme/measures';

interface Props {
  readonly seat: Seat;
  /** The name that the seat has without a person. */
  readonly given: string;
  /** The typed name; undefined while the seat is not wanted. */
  readonly name: string | undefined;
  /** Null: the seat is not wanted. */
  readonly onChange: (name: string | null) => void;
  readonly onSubmit: () => void;
}

/** A free seat: wanted or not, and the name for it. A person of this phone takes it by one tap. */
export function WantedSeat({ seat, given, name, onChange, onSubmit }: Props) {
  const { t } = useLingui();
  const persons = usePeople((people) => people.persons);
  const place = seat + 1;
  return (
    <View style={styles.seat}>
      <Switch
        icon="person"
        label={t`Seat ${place}`}
        line={given}
        on={name !== undefined}
        onChange={(on) => onChange(on ? '' : null)}
      />
      {name !== undefined && persons.length > 0 && (
        <View role="group" aria-label={t`People on this phone`} style={styles.persons}>
          {persons.map((person) => (
            <PersonChip
              key={person.id}
              person={person}
              chosen={alikeNames(person.name, name)}
              onPress={() => onChange(person.name)}
            />
          ))}
        </View>
      )}
      {name !== undefined && (
        <TextField
          label={t`Name for seat ${place}`}
          value={name}
          placeholder={given}
          maxLength={LONGEST_NAME}
          autoCapitalize="words"
          autoCorrect={false}
          onChange={onChange}
          onSubmitEditing={onSubmit}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.small },
  persons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
