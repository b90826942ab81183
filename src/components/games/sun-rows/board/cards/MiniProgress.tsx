import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../../../engine/sun-rows/card';
import { Text } from '../../../../ui/Text';
import { fullRows, worthOf } from '../fit';
import { FullRowTicks } from './FullRowTicks';

interface Props {
  readonly card: Card;
  readonly filled: readonly number[];
}

/** The full rows and the points of a small card, at its right edge. */
export const MiniProgress = memo(function MiniProgress({ card, filled }: Props) {
  const full = fullRows(card, filled);
  const { points } = worthOf(card, filled);
  return (
    <View style={styles.all}>
      <View style={styles.places}>
        <FullRowTicks full={full} size={6} />
      </View>
      <Text
        kind="small"
        maxFontSizeMultiplier={1.2}
        tone={points > 0 ? 'text' : 'quiet'}
        style={styles.points}
      >
        {points}
      </Text>
    </View>
  );
});

const styles = StyleSheet.create({
  all: { width: 28, alignItems: 'center', justifyContent: 'center' },
  places: { flexDirection: 'row', gap: 2 },
  points: { fontVariant: ['tabular-nums'] },
});
