import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Wins } from '../../stores/saves/statistics';
import { Figure, Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** The games won of those played: in words and as a bar. */
export function WinsRow({ name, wins }: { readonly name: string; readonly wins: Wins }) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const won = i18n.number(wins.won);
  const played = i18n.number(wins.played);
  return (
    <View accessible role="listitem" aria-label={t`${name}: won ${won} of ${played}`} style={styles.row}>
      <View style={styles.words}>
        <Text style={styles.name}>{name}</Text>
        <Figure>{t`won ${won} of ${played}`}</Figure>
      </View>
      <View style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}>
        <View
          style={[
            styles.part,
            { width: `${(100 * wins.won) / wins.played}%`, backgroundColor: theme.chosen },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.tiny, paddingVertical: space.tiny },
  words: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.medium },
  name: { flexShrink: 1 },
  track: { height: 10, overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  part: { height: '100%' },
});
