import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { type RowIndex, rowNumbers } from '../../../../engine/lockout/state';
import { colourWords } from '../../../board-kit/colour-words';
import { Mark } from '../../../dice/Mark';
import { Press } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTextScale } from '../../../ui/theme/use-text-scale';
import { useTheme } from '../../../ui/theme/use-theme';
import { Stroke } from '../board/Stroke';
import { colourOf, placeName } from '../words/words';

interface Props {
  readonly row: RowIndex;
  readonly marks: readonly number[];
  /** The number that a tap marks; null if the row can't be tapped. */
  readonly number: number | null;
  /** Whether the number may be marked. If not, a tap shows the refusal. */
  readonly possible: boolean;
  readonly onPress: () => void;
}

/** The size of a number, and how far it grows with text. From `WRAPS` on the numbers stand in two lines of a narrow window. */
const FONT = 14;
const MOST = 1.7;
const WRAPS = 1.3;
const NARROW = 600;
const IN_A_LINE = 6;

/** A whole row as one button. The dice decide which number it marks. */
export function RowStrip({ row, marks, number, possible, onPress }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { body, ink, soft, strong, shape } = theme.colours[colourOf(row)];
  const numbers = rowNumbers[row] ?? [];
  const strip = [styles.strip, { backgroundColor: soft, borderColor: possible ? theme.glow : soft }];
  const window = useWindowDimensions().width;
  const scale = Math.max(1, Math.min(MOST, useTextScale()));
  const font = Math.round(FONT * scale);
  const width =
    scale > WRAPS && window < NARROW
      ? (`${100 / IN_A_LINE}%` as const)
      : (`${100 / numbers.length}%` as const);
  const cells = (
    <>
      <View style={{ width: 15 * scale }}>
        <Mark shape={shape} size={2 * Math.round(5 * scale)} colour={strong} />
      </View>
      <View style={styles.cells}>
        {numbers.map((each) => {
          const marked = marks.includes(each);
          const meant = possible && each === number;
          return (
            <View
              key={each}
              style={[
                styles.cell,
                { width, minHeight: 30 * scale },
                marked && { backgroundColor: body },
                meant && { backgroundColor: theme.glowSoft },
              ]}
            >
              <Text
                kind="figure"
                allowFontScaling={false}
                style={{
                  fontSize: font,
                  lineHeight: font * 1.3,
                  color: marked ? `${ink}99` : meant ? theme.text : strong,
                }}
              >
                {i18n.number(each)}
              </Text>
              {marked && (
                <Stroke variant={each} size={22 * scale} colour={ink} fresh={each === marks.at(-1)} />
              )}
            </View>
          );
        })}
      </View>
    </>
  );
  if (number === null) {
    const done = marks.map((each) => i18n.number(each)).join(', ');
    const colour = t(colourWords[colourOf(row)].name);
    return (
      <View
        role="img"
        accessible
        aria-label={done === '' ? t`Row in ${colour}, nothing marked` : t`Row in ${colour}, marked: ${done}`}
        style={strip}
      >
        {cells}
      </View>
    );
  }
  const place = placeName(row, number, (line) => i18n._(line));
  return (
    <Press
      role="button"
      aria-label={t`Mark ${place}`}
      aria-disabled={!possible}
      onPress={onPress}
      style={({ pressed }) => [...strip, pressed && styles.pressed]}
    >
      {cells}
    </Press>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 44,
    paddingHorizontal: space.tiny,
    borderWidth: 2,
    borderRadius: radius.small,
  },
  cells: { flex: 1, flexDirection: 'row', flexWrap: 'wrap' },
  cell: { alignItems: 'center', justifyContent: 'center', borderRadius: 5 },
  pressed: { opacity: 0.75 },
});
