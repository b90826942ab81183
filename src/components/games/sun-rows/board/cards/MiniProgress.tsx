import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../../../engine/sun-rows/card';
import { Text } from '../../../../ui/Text';
import { useTheme } from '../../../../ui/theme/use-theme';
import { fullRows, worthOf } from '../fit';

interface Props {
  readonly card: Card;
  readonly filled: readonly number[];
}

const PLACES = [0, 1, 2] as const;

/** The full rows and the points of a small card, at its right edge. */
export const MiniProgress = memo(function MiniProgress({ card, filled }: Props) {
  const theme = useTheme();
  const full = fullRows(card, filled);
  const { points } = worthOf(card, filled);
  return (
    <View style={styles.all}>
      <View style={styles.places}>
        {PLACES.map((place) => (
          <View
            key={place}
            style={[
              styles.place,
              place < full
                ? { backgroundColor: theme.good, borderColor: theme.good }
                : { borderColor: theme.edge },
            ]}
          />
        ))}
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
  place: { width: 6, height: 6, borderRadius: 2, borderWidth: 1 },
  points: { fontVariant: ['tabular-nums'] },
});
