import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';

/** Says that the dice fly as they have flown before: the dice lie elsewhere when it ends. */
export function ReplayCaption() {
  const { t } = useLingui();
  const theme = useTheme();
  return (
    <View role="status" aria-live="polite" style={styles.all}>
      <View style={[styles.words, { backgroundColor: theme.card }]}>
        <Text kind="strong">{t`Last throw, slowly`}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: space.small,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  words: { paddingHorizontal: space.medium, paddingVertical: space.tiny, borderRadius: radius.medium },
});
