import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { RowIndex } from '../../../../engine/lockout/state';
import { colourWords } from '../../../board-kit/colour-words';
import { Score } from '../../../board-kit/Score';
import { Mark } from '../../../dice/Mark';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme/use-theme';
import { colourOf } from '../words/words';

interface Props {
  readonly row: RowIndex;
  /** Name, marks and points, for screen readers. */
  readonly label: string;
  readonly points: number;
  readonly width: number;
  /** The size of the points. */
  readonly size: number;
}

/** The head of a row, and its heading: symbol and letter of its colour, and its points so far. */
export const RowTab = memo(function RowTab({ row, label, points, width, size }: Props) {
  const { i18n } = useLingui();
  const theme = useTheme();
  const colour = colourOf(row);
  const { body, ink, shape } = theme.colours[colour];
  return (
    <View
      accessible
      role="heading"
      aria-level={3}
      aria-label={label}
      style={[styles.tab, { width, backgroundColor: body }]}
    >
      <View style={styles.sign}>
        <Mark shape={shape} size={2 * Math.round(size * 0.31)} colour={ink} />
        <Text
          kind="small"
          maxFontSizeMultiplier={1.2}
          style={{ fontSize: size * 0.75, lineHeight: size, color: ink }}
        >
          {i18n._(colourWords[colour].letter)}
        </Text>
      </View>
      <Score value={points} kind="figure" style={{ fontSize: size, lineHeight: size * 1.25, color: ink }} />
    </View>
  );
});

const styles = StyleSheet.create({
  tab: { alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center', borderRadius: 8 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
