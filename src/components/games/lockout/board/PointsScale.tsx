import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { worth } from '../../../../engine/lockout/sheet';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { SCALE_LINE, type ScaleLayout } from './layout';

const MARKS = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * The points for each number of marks in a row. It has a frame and columns of its own: below the columns of the sheet it was read
 * as the worth of the numbers above.
 */
export const PointsScale = memo(function PointsScale({ font, beside }: ScaleLayout) {
  const { t, i18n } = useLingui();
  const { edge } = useTheme();
  const list = MARKS.map((marks) => `${marks}: ${worth(marks)}`).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={t`Points by marks in a row. ${list}`}
      style={[styles.scale, beside && styles.line, { borderColor: edge }]}
    >
      <View aria-hidden style={beside ? styles.heads : styles.headsAbove}>
        <Small fontSize={font}>{t`Marks in one row`}</Small>
        <Small strong fontSize={font}>
          {t`Points`}
        </Small>
      </View>
      <View aria-hidden style={styles.columns}>
        {MARKS.map((marks) => (
          <View key={marks} style={[styles.column, { width: 2.2 * font }]}>
            <Small fontSize={font}>{i18n.number(marks)}</Small>
            <Small strong fontSize={font}>
              {i18n.number(worth(marks))}
            </Small>
          </View>
        ))}
      </View>
    </View>
  );
});

interface SmallProps {
  readonly strong?: boolean;
  readonly fontSize: number;
  readonly children: string;
}

function Small({ strong = false, fontSize, children }: SmallProps) {
  return (
    <Text
      kind="small"
      tone={strong ? 'text' : 'quiet'}
      // The layout has scaled it.
      allowFontScaling={false}
      style={[styles.small, strong && styles.strong, { fontSize, lineHeight: fontSize * SCALE_LINE }]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  scale: {
    alignSelf: 'center',
    maxWidth: '100%',
    paddingHorizontal: space.tiny,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  line: { flexDirection: 'row' },
  heads: { flexShrink: 0, marginRight: space.tiny },
  headsAbove: { flexDirection: 'row', justifyContent: 'center', gap: space.small },
  columns: { flexShrink: 1, flexDirection: 'row' },
  column: { flexShrink: 1, minWidth: 0, alignItems: 'center', overflow: 'visible' },
  small: { fontVariant: ['tabular-nums'] },
  strong: { fontWeight: '700' },
});
