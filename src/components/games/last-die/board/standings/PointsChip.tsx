import { StyleSheet, View } from 'react-native';
import { Text } from '../../../../ui/Text';
import { useTheme } from '../../../../ui/theme/use-theme';
import { chipText } from '../../words/words';

interface Props {
  readonly points: number;
  readonly width: number;
  readonly large?: boolean;
  /** The row is low. */
  readonly low?: boolean;
}

/** The points of a row. The chip is round for points to win, and has corners for points to pay. */
export function PointsChip({ points, width, large = false, low = false }: Props) {
  const theme = useTheme();
  const costs = points < 0;
  const { body, ink } = theme.colours.red;
  return (
    <View
      style={[
        styles.chip,
        large && styles.large,
        low && styles.low,
        { minWidth: width, backgroundColor: costs ? body : theme.accent },
        costs ? [styles.cornered, { borderColor: ink }] : [styles.round, { borderColor: theme.onAccent }],
      ]}
    >
      <Text
        kind="figure"
        style={[large ? styles.largeText : styles.text, { color: costs ? ink : theme.onAccent }]}
      >
        {chipText(points)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: 28,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    boxShadow: '0 1px 2px rgba(0, 0, 0, 0.35)',
  },
  large: { minHeight: 36 },
  low: { minHeight: 22 },
  round: { borderRadius: 999 },
  cornered: { borderRadius: 5 },
  text: { fontSize: 16, lineHeight: 20 },
  largeText: { fontSize: 20, lineHeight: 26 },
});
