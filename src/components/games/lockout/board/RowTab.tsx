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
  readonly points: number;
  readonly width: number;
  readonly roomy: boolean;
}

/** The head of a row: symbol and letter of its colour, and its points so far. */
export const RowTab = memo(function RowTab({ row, points, width, roomy }: Props) {
  const { i18n } = useLingui();
  const theme = useTheme();
  const colour = colourOf(row);
  const { body, ink, shape } = theme.colours[colour];
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.tab, { width, backgroundColor: body }]}
    >
      <View style={styles.sign}>
        <Mark shape={shape} size={roomy ? 14 : 10} colour={ink} />
        <Text
          kind="small"
          maxFontSizeMultiplier={1.2}
          style={[styles.letter, roomy && styles.largeLetter, { color: ink }]}
        >
          {i18n._(colourWords[colour].letter)}
        </Text>
      </View>
      <Score value={points} kind="figure" style={[roomy ? styles.large : styles.points, { color: ink }]} />
    </View>
  );
});

const styles = StyleSheet.create({
  tab: { alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center', borderRadius: 8 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  letter: { fontSize: 12, lineHeight: 16 },
  largeLetter: { fontSize: 15, lineHeight: 20 },
  points: { fontSize: 16, lineHeight: 20 },
  large: { fontSize: 20, lineHeight: 26 },
});
