import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { worth } from '../../../../engine/lockout/sheet';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { textScale } from '../../../ui/theme/text-scale';
import { useTheme } from '../../../ui/theme/use-theme';

const MARKS = Array.from({ length: 12 }, (_, at) => at + 1);
/** Twelve columns beside their heading have no room on a phone for larger text. */
const MOST = 1.2;

/**
 * The points for each number of marks in a row. It has a frame and columns of its own: below the columns of the sheet it was read
 * as the worth of the numbers above.
 */
export const PointsScale = memo(function PointsScale({ large }: { readonly large: boolean }) {
  const { t, i18n } = useLingui();
  const { edge } = useTheme();
  const font = (large ? 16 : 12) * Math.min(textScale, MOST);
  const list = MARKS.map((marks) => `${marks}: ${worth(marks)}`).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={t`Points by marks in a row. ${list}`}
      style={[styles.scale, { borderColor: edge }]}
    >
      <View aria-hidden style={styles.heads}>
        <Small fontSize={font}>{t`Marks in one row`}</Small>
        <Small strong fontSize={font}>
          {t`Points`}
        </Small>
      </View>
      {MARKS.map((marks) => (
        <View key={marks} aria-hidden style={[styles.column, { width: 2.2 * font }]}>
          <Small fontSize={font}>{i18n.number(marks)}</Small>
          <Small strong fontSize={font}>
            {i18n.number(worth(marks))}
          </Small>
        </View>
      ))}
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
      maxFontSizeMultiplier={MOST}
      style={[styles.small, strong && styles.strong, { fontSize, lineHeight: fontSize * 1.25 }]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  scale: {
    flexDirection: 'row',
    alignSelf: 'center',
    maxWidth: '100%',
    paddingHorizontal: space.tiny,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  heads: { flexShrink: 0, marginRight: space.tiny },
  column: { flexShrink: 1, minWidth: 0, alignItems: 'center', overflow: 'visible' },
  small: { fontVariant: ['tabular-nums'] },
  strong: { fontWeight: '700' },
});
