import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useApp, useSettings } from '../../../stores/app/AppContext';
import { Switch } from '../../ui/controls/Switch';
import { Body, Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { TableSheet } from '../sheets/TableSheet';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keys of the table. */
export function KeysSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const { settings } = useApp();
  const on = useSettings((all) => all.keys);
  const face = useFace();
  const say = useSay();
  const own = face.keys?.(say) ?? [];
  const keys: readonly (readonly [key: string, what: string])[] = [
    ['Tab', t`To the next part of the table`],
    ['← ↑ → ↓', t`Around a board, or around the dice`],
    ['Enter', t`Choose, or take the choice back`],
    ['R', t`Roll, throw, or go on with what you have chosen`],
    ['P', t`Pass, keep or stop`],
    ...own,
    ['H', t`Hint`],
    ['U', t`Undo`],
    ['T', t`To my turn`],
    ['?', t`This list`],
  ];
  return (
    <TableSheet open={open} title={t`Keys`} onClose={onClose}>
      <View role="list" style={styles.list}>
        {keys.map(([key, what]) => (
          <View key={key} role="listitem" accessible aria-label={`${key}: ${what}`} style={styles.line}>
            <View style={[styles.key, { borderColor: theme.edge, backgroundColor: theme.sunken }]}>
              <Text kind="strong">{key}</Text>
            </View>
            <Body style={styles.what}>{what}</Body>
          </View>
        ))}
      </View>
      <Switch
        icon="settings"
        label={t`Keys of one letter`}
        line={t`Switch them off if you speak to your device: a spoken word is many letters.`}
        on={on}
        onChange={(keys) => settings.change({ keys })}
      />
    </TableSheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  key: {
    minWidth: 84,
    alignItems: 'center',
    paddingHorizontal: space.small,
    paddingVertical: 2,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  what: { flex: 1 },
});
