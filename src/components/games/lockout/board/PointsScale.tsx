import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { worth } from '../../../../engine/lockout/sheet';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme/use-theme';

interface Props {
  readonly tab: number;
  readonly cell: number;
}

const MARKS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The points for each number of marks in a row, below the columns of the sheet. */
export const PointsScale = memo(function PointsScale({ tab, cell }: Props) {
  const { t, i18n } = useLingui();
  const { line } = useTheme();
  const font = cell >= 40 ? 16 : 12;
  const list = MARKS.map((marks) => `${marks}: ${worth(marks)}`).join(', ');
  return (
    <View accessible role="img" aria-label={t`Points by marks in a row. ${list}`} style={styles.scale}>
      <View aria-hidden style={[styles.column, { width: tab }]}>
        <Small fontSize={font}>{t({ message: 'Marks', context: 'at most five letters' })}</Small>
        <Small strong fontSize={font}>
          {t({ message: 'Pts', context: 'at most five letters' })}
        </Small>
      </View>
      {MARKS.map((marks) => (
        <View
          key={marks}
          aria-hidden
          style={[styles.column, styles.between, { width: cell, borderColor: line }]}
        >
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
      tone="quiet"
      maxFontSizeMultiplier={1.2}
      style={[styles.small, strong && styles.strong, { fontSize, lineHeight: fontSize * 1.25 }]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  scale: { flexDirection: 'row' },
  column: { alignItems: 'center', overflow: 'visible' },
  between: { borderLeftWidth: 1 },
  small: { fontVariant: ['tabular-nums'] },
  strong: { fontWeight: '700' },
});
