import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { LONGEST_NAME } from '../../../net/session/names';
import { personNamed } from '../../../stores/people/person';
import { PersonChoice } from '../../people/PersonChoice';
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
        <PersonChoice
          persons={persons}
          chosen={personNamed(persons, name)}
          onChoose={(person) => onChange(person.name)}
        />
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
});
