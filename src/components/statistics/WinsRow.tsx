import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Wins } from '../../stores/saves/statistics';
import { Figure, Text } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { Bar } from './Bar';

/** The games won of those played: in words and as a bar. */
export function WinsRow({ name, wins }: { readonly name: string; readonly wins: Wins }) {
  const { t, i18n } = useLingui();
  const won = i18n.number(wins.won);
  const played = i18n.number(wins.played);
  return (
    <View accessible role="listitem" aria-label={t`${name}: won ${won} of ${played}`} style={styles.row}>
      <View style={styles.words}>
        <Text style={styles.name}>{name}</Text>
        <Figure>{t`won ${won} of ${played}`}</Figure>
      </View>
      <Bar part={wins.won / wins.played} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.tiny, paddingVertical: space.tiny },
  words: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.medium },
  name: { flexShrink: 1 },
});
