import { Trans, useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ownColours } from '../ui/access/own-colours';
import { useArrival } from '../ui/access/use-arrival';
import { IconButton } from '../ui/controls/IconButton';
import { Text, Title } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { useHomeLayout } from './use-home-layout';

interface Props {
  readonly onHistory: () => void;
  readonly onStatistics: () => void;
  readonly onSettings: () => void;
}

/** The name is large already. It stays beside the buttons on a phone. */
const MOST_TITLE = 1.4;

/** The app's name on felt, above the edge of the table, and buttons for history, statistics and settings. */
export function Band({ onHistory, onStatistics, onSettings }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { sides, low, width } = useHomeLayout();
  const heading = useArrival('Knobel');
  return (
    <View
      {...ownColours}
      role="banner"
      style={[
        styles.band,
        { backgroundColor: theme.band, borderBottomColor: theme.wood, paddingTop: insets.top },
      ]}
    >
      <View style={[styles.inside, sides, low && styles.low, { maxWidth: width }]}>
        <View style={styles.line}>
          <Title
            ref={heading}
            kind={low ? 'title' : 'display'}
            tone="onBand"
            maxFontSizeMultiplier={MOST_TITLE}
          >
            Knobel
          </Title>
          <View style={styles.ways}>
            <IconButton icon="history" label={t`Played games`} tone="onBand" onPress={onHistory} />
            <IconButton icon="statistics" label={t`Statistics`} tone="onBand" onPress={onStatistics} />
            <IconButton icon="settings" label={t`Settings`} tone="onBand" onPress={onSettings} />
          </View>
        </View>
        {!low && (
          <Text kind="quiet" tone="onBandQuiet">
            <Trans>Dice games for the people around the table</Trans>
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  band: { borderBottomWidth: 4 },
  inside: { width: '100%', alignSelf: 'center', paddingTop: space.medium, paddingBottom: space.large },
  low: { paddingTop: space.tiny, paddingBottom: space.tiny },
  // Without room for both, the buttons go above the title: its line belongs to it.
  line: { flexDirection: 'row', flexWrap: 'wrap-reverse', alignItems: 'center' },
  ways: { flexDirection: 'row', marginLeft: 'auto', marginRight: -space.small },
});
