import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { LiveText } from '../access/LiveText';
import { Body } from '../Text';
import { space } from '../theme/measures';
import { IconButton } from './IconButton';
import { rowStyles } from './row-styles';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number with buttons for one less and one more. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  const { t, i18n } = useLingui();
  const go = (to: number) => {
    if (to >= min && to <= max) onChange(to);
  };
  return (
    <View role="group" aria-label={label} style={[rowStyles.row, styles.row]}>
      <Body style={styles.label}>{label}</Body>
      <View style={styles.number}>
        <IconButton
          icon="remove"
          label={t`${label}: one less`}
          disabled={value <= min}
          onPress={() => go(value - 1)}
        />
        <LiveText kind="figure" style={styles.value}>
          {i18n.number(value)}
        </LiveText>
        <IconButton
          icon="add"
          label={t`${label}: one more`}
          disabled={value >= max}
          onPress={() => go(value + 1)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Beside a long word of large text the buttons wrap to a line of their own.
  row: { flexWrap: 'wrap' },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  number: { flexShrink: 0, flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  value: { minWidth: 32, textAlign: 'center' },
});
