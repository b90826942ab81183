import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { Sun } from './cards/Sun';

/** Explains when a card is finished, and the points for suns. */
export const Legend = memo(function Legend({ lines = 1 }: { readonly lines?: 1 | 2 }) {
  const theme = useTheme();
  return (
    <View style={[styles.legend, lines === 2 && styles.stacked]}>
      <Text kind="small" tone="quiet">
        <Trans>Three full rows finish a card.</Trans>
      </Text>
      <View style={styles.suns}>
        <View style={styles.sun}>
          <Sun size={14} colour={theme.accent} filled />
        </View>
        <Text kind="small" tone="quiet" style={styles.words}>
          <Trans>With one sun on a full row: +2 points. With two: +5.</Trans>
        </Text>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.small, justifyContent: 'center' },
  stacked: { flexDirection: 'column', flexWrap: 'nowrap', gap: space.small, padding: space.small },
  suns: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  sun: { flexShrink: 0 },
  words: { flexShrink: 1 },
});
