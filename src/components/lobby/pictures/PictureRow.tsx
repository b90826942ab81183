import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Pictures } from '../../../net/secure/pictures';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { pictures } from './pictures';

/** Three names stand side by side on a small phone. */
const MOST = 1.2;

/** NS19: three pictures with their names, to be compared with those on another phone. A screen reader says the names. */
export function PictureRow({ numbers }: { readonly numbers: Pictures }) {
  const { t } = useLingui();
  const theme = useTheme();
  const shown = numbers.flatMap((number) => pictures[number] ?? []);
  const names = shown.map(({ name }) => t(name)).join(', ');
  return (
    <View accessible role="img" aria-label={names} style={styles.row}>
      {shown.map(({ sign, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
        <View key={at} style={[styles.picture, { backgroundColor: theme.sunken }]}>
          <Text style={styles.sign}>{sign}</Text>
          <Text kind="small" maxFontSizeMultiplier={MOST} style={styles.name}>
            {t(name)}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.small },
  picture: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    maxWidth: 130,
    alignItems: 'center',
    paddingVertical: space.small,
    paddingHorizontal: space.hair,
    borderRadius: radius.medium,
  },
  sign: { fontSize: 40, lineHeight: 52 },
  name: { textAlign: 'center' },
});
