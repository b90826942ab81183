import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Text } from '../ui/Text';
import { radius } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** How much of the score, which counts what is chosen, is not sure yet. Nothing if all of it is. */
export function Pending({ points }: { readonly points: number }) {
  const { t } = useLingui();
  const theme = useTheme();
  if (points === 0) return null;
  return (
    <View
      role="img"
      accessible
      aria-label={t`${plural(points, { one: '# point', other: '# points' })} with this`}
      style={[styles.chip, { backgroundColor: theme.glowSoft }]}
    >
      <Text kind="small">{t`+${points} with this`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: { borderRadius: radius.round, paddingHorizontal: 8 },
});
