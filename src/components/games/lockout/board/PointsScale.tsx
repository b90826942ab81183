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
  const list = MARKS.map((marks) => `${marks}: ${worth(marks)}`).join(', ');
  return (
    <View role="img" aria-label={t`Points by marks in a row. ${list}`} style={styles.scale}>
      <View style={[styles.column, { width: tab }]}>
        <Small>{t({ message: 'Marks', context: 'at most five letters' })}</Small>
        <Small strong>{t({ message: 'Pts', context: 'at most five letters' })}</Small>
      </View>
      {MARKS.map((marks) => (
        <View key={marks} style={[styles.column, styles.between, { width: cell, borderColor: line }]}>
          <Small>{i18n.number(marks)}</Small>
          <Small strong>{i18n.number(worth(marks))}</Small>
        </View>
      ))}
    </View>
  );
});

function Small({ strong = false, children }: { readonly strong?: boolean; readonly children: string }) {
  return (
    <Text
      kind="small"
      tone="quiet"
      numberOfLines={1}
      maxFontSizeMultiplier={1.2}
      style={[styles.small, strong && styles.strong]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  scale: { flexDirection: 'row' },
  column: { alignItems: 'center' },
  between: { borderLeftWidth: 1 },
  small: { fontSize: 11, lineHeight: 14, fontVariant: ['tabular-nums'] },
  strong: { fontWeight: '700' },
});
