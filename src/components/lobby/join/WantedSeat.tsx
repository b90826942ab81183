import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { LONGEST_NAME } from '../../../net/session/names';
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

/** A free seat: wanted or not, and the name for it. */
export function WantedSeat({ seat, given, name, onChange, onSubmit }: Props) {
  const { t } = useLingui();
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

const styles = StyleSheet.create({ seat: { gap: space.small } });
