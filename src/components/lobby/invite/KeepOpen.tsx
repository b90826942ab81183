import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useAwake } from '../../table/use-awake';
import { Icon } from '../../ui/Icon';
import { Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';

/** Keeps a hosting phone awake and says so: a sleeping host answers over no transport. */
export function KeepOpen() {
  const { t } = useLingui();
  const theme = useTheme();
  const awake = useAwake(true);
  const keep = t`Keep Knobel open on this phone while you play: the others reach the table through it.`;
  return (
    <View style={styles.line}>
      <Icon name="phone" colour={theme.quiet} size={22} />
      <Quiet style={styles.words}>{awake ? `${keep} ${t`The screen stays on.`}` : keep}</Quiet>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.small },
  words: { flex: 1 },
});
