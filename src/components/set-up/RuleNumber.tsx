import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { OptionField } from '../../engine/options';
import { LiveText } from '../ui/access/LiveText';
import { IconButton } from '../ui/controls/IconButton';
import { rowStyles } from '../ui/controls/row-styles';
import { Body, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { stepped } from './offered-rules';

interface Props {
  readonly field: Extract<OptionField, { readonly kind: 'number' }>;
  readonly label: string;
  readonly line?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of a house rule, changed in round steps. */
export function RuleNumber({ field, label, line, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const lower = stepped(field, value, -1);
  const higher = stepped(field, value, 1);
  const less = i18n.number(lower);
  const more = i18n.number(higher);
  return (
    <View role="group" aria-label={label}>
      <View style={rowStyles.row}>
        <Body style={rowStyles.words}>{label}</Body>
        <View style={styles.number}>
          <IconButton
            icon="remove"
            label={t`${label}: down to ${less}`}
            disabled={value <= field.min}
            onPress={() => onChange(lower)}
          />
          <LiveText kind="figure" style={styles.value}>
            {i18n.number(value)}
          </LiveText>
          <IconButton
            icon="add"
            label={t`${label}: up to ${more}`}
            disabled={value >= field.max}
            onPress={() => onChange(higher)}
          />
        </View>
      </View>
      {line !== undefined && <Quiet>{line}</Quiet>}
    </View>
  );
}

const styles = StyleSheet.create({
  number: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  value: { minWidth: 44, textAlign: 'center' },
});
