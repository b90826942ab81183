import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Figure, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { BAR, ExpectedMark } from './ExpectedMark';
import { figures } from './figures';

interface Props {
  /** What the value is called: 6, red. */
  readonly name: string;
  /** How many letters the longest name of the list has: all bars begin below each other. */
  readonly letters: number;
  readonly count: number;
  readonly total: number;
  readonly expected: number;
  /** What a bar of the full width stands for. */
  readonly longest: number;
}

/** About as wide as a letter or digit is. */
const LETTER = 11;
/** Expected numbers below this are told with a decimal. */
const SMALL = 20;

/** How often a value fell: in words, and as a bar with a line where chance expects its end. */
export function ValueBar({ name, letters, count, total, expected, longest }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { fontScale } = useWindowDimensions();
  const fell = i18n.number(count);
  const all = i18n.number(total);
  const chance = i18n.number(expected, { maximumFractionDigits: expected < SMALL ? 1 : 0 });
  return (
    <View
      accessible
      role="listitem"
      aria-label={t`${name}: ${fell} of ${all}, chance expects ${chance}`}
      style={styles.row}
    >
      <Figure style={{ minWidth: letters * LETTER * fontScale }}>{name}</Figure>
      <View style={styles.track}>
        <View style={[styles.bar, { width: part(count, longest), backgroundColor: theme.chosen }]} />
        <ExpectedMark style={[styles.expected, { left: part(expected, longest) }]} />
      </View>
      <Figure style={figures.fell}>{fell}</Figure>
      <Quiet style={figures.expected}>{chance}</Quiet>
    </View>
  );
}

const part = (value: number, longest: number) => `${(100 * value) / longest}%` as const;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  track: { flex: 1, justifyContent: 'center', minHeight: BAR + 8 },
  bar: { height: BAR, borderRadius: radius.small / 2 },
  expected: { position: 'absolute', marginLeft: -2.5 },
});
