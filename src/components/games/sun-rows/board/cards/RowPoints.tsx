import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../../../ui/Text';
import { family } from '../../../../ui/theme/type';
import { useTheme } from '../../../../ui/theme/use-theme';
import { Sun } from './Sun';

interface Props {
  readonly points: number;
  readonly sun: boolean;
  /** The row is full, so its points count and its sun is filled. */
  readonly full: boolean;
  readonly size: number;
}

/** The points of a row, inside its sun if it has one. */
export const RowPoints = memo(function RowPoints({ points, sun, full, size }: Props) {
  const theme = useTheme();
  const ground = full && !sun ? { backgroundColor: theme.good } : undefined;
  return (
    <View style={[styles.place, { width: size, height: size, borderRadius: size / 2 }, ground]}>
      {sun && (
        <View style={styles.sun}>
          <Sun size={size} colour={full ? theme.accent : theme.glow} filled={full} />
        </View>
      )}
      <Text
        kind="figure"
        tone={full ? (sun ? 'onAccent' : 'onGood') : sun ? 'text' : 'quiet'}
        maxFontSizeMultiplier={1.3}
        style={[styles.points, { fontSize: Math.max(16, size * 0.62), lineHeight: Math.max(20, size * 0.8) }]}
      >
        {points}
      </Text>
    </View>
  );
});

const styles = StyleSheet.create({
  place: { alignItems: 'center', justifyContent: 'center' },
  sun: { position: 'absolute' },
  points: { fontFamily: family.bold, textAlign: 'center' },
});
