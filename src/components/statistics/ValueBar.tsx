import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { ownColours } from '../ui/access/own-colours';
import { Figure, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { textScale } from '../ui/theme/text-scale';
import { useTheme } from '../ui/theme/use-theme';
import { BAR, ExpectedMark } from './ExpectedMark';
import { figures } from './figures';

interface Props {
  /** The name of the value: 6, red. */
  readonly name: string;
  /** The number of letters of the longest name in the list, so that all bars are aligned. */
  readonly letters: number;
  readonly count: number;
  readonly total: number;
  readonly expected: number;
  /** The value of a bar with the full width. */
  readonly longest: number;
}

/** The approximate width of a letter or digit, in points. */
const LETTER = 11;
/** Larger text would leave no room for the bar on a phone. */
const MOST_TEXT = 1.4;
/** Expected numbers below this have a decimal place. */
const SMALL = 20;

/** How often a value was thrown: in words, and as a bar with a line at the expected number. */
export function ValueBar({ name, letters, count, total, expected, longest }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { fontScale } = useWindowDimensions();
  const grown = Math.min(fontScale * textScale, MOST_TEXT);
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
      <Figure maxFontSizeMultiplier={MOST_TEXT} style={{ minWidth: letters * LETTER * grown }}>
        {name}
      </Figure>
      <View {...ownColours} style={styles.track}>
        <View style={[styles.bar, { width: part(count, longest), backgroundColor: theme.chosen }]} />
        <ExpectedMark style={[styles.expected, { left: part(expected, longest) }]} />
      </View>
      <Figure maxFontSizeMultiplier={MOST_TEXT} style={figures.fell}>
        {fell}
      </Figure>
      <Quiet maxFontSizeMultiplier={MOST_TEXT} style={figures.expected}>
        {chance}
      </Quiet>
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
