import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { type RowIndex, rowNumbers } from '../../../../engine/lockout/state';
import { Mark } from '../../../dice/Mark';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme/use-theme';
import { colourOf } from '../words/words';

interface Props {
  readonly row: RowIndex;
  readonly marks: readonly number[];
  readonly closed: boolean;
  readonly compact: boolean;
}

const STEP = 6;
const HEIGHT = 8;

/** A small row: one dot for each number, large where it is marked, and the last marked number. */
export const MiniRow = memo(function MiniRow({ row, marks, closed, compact }: Props) {
  const theme = useTheme();
  const { strong, shape } = theme.colours[colourOf(row)];
  const numbers = rowNumbers[row] ?? [];
  const last = marks.at(-1);
  const reached = numbers.findIndex((number) => number === last);
  const dots = (of: (number: number) => boolean) =>
    numbers.map((number, at) => (of(number) ? `M${(at + 0.5) * STEP} ${HEIGHT / 2}h.01` : '')).join('');
  return (
    <View style={[styles.row, compact && styles.compact]}>
      <View style={styles.sign}>
        <Mark shape={shape} size={8} colour={strong} />
      </View>
      <Svg
        style={styles.dots}
        viewBox={`0 0 ${numbers.length * STEP} ${HEIGHT}`}
        strokeLinecap="round"
        stroke={strong}
        aria-hidden
      >
        <Path
          d={dots((number) => numbers.indexOf(number) > reached && !closed)}
          strokeWidth={2.2}
          opacity={0.5}
        />
        <Path d={dots((number) => marks.includes(number))} strokeWidth={5.6} />
        {closed && <Path d={`M1 ${HEIGHT / 2}H${numbers.length * STEP - 1}`} strokeWidth={1.4} />}
      </Svg>
      <Text
        kind="small"
        maxFontSizeMultiplier={1.2}
        style={[styles.last, compact && styles.small, { color: strong }]}
      >
        {last ?? ''}
      </Text>
    </View>
  );
});

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: 13 },
  compact: { minHeight: 10 },
  small: { fontSize: 10, lineHeight: 10 },
  sign: { width: 8, alignItems: 'center' },
  dots: { flex: 1, aspectRatio: (11 * STEP) / HEIGHT },
  last: { width: 15, fontSize: 11, lineHeight: 13, textAlign: 'right', fontVariant: ['tabular-nums'] },
});
