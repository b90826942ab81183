import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { scoreOf } from '../../../../engine/lockout/sheet';
import { colours, emptySheet } from '../../../../engine/lockout/state';
import { useTable, useTableActions } from '../../../table/TableContext';
import { Press, wash } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import type { Say } from '../../face';
import { placeName } from '../words/words';
import { useBoard } from './hooks';
import { MiniRow } from './MiniRow';

const NO_MARKS: readonly number[] = [];

interface Props {
  readonly seat: Seat;
  readonly compact: boolean;
}

/** Another player's sheet, small. A tap shows it large. */
export const Glance = memo(function Glance({ seat, compact }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { lookAt } = useTableActions();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const sheet = useBoard((board) => board.sheets[seat] ?? emptySheet);
  const closed = useBoard((board) => board.closed);
  const reached = lastMarks(sheet.rows, (line) => i18n._(line));
  const points = scoreOf(sheet);
  const { misses } = sheet;
  return (
    <View
      style={[
        styles.card,
        compact && styles.compact,
        { backgroundColor: theme.card, borderColor: theme.line },
      ]}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        <View style={styles.head}>
          <Text kind="small" numberOfLines={1} style={styles.name}>
            {name}
          </Text>
          {misses > 0 && (
            <Text kind="small" tone="danger" maxFontSizeMultiplier={1.2} style={styles.misses}>
              {MISS.repeat(misses)}
            </Text>
          )}
        </View>
        {colours.map((colour, row) => (
          <MiniRow
            key={colour}
            row={row}
            marks={sheet.rows[row] ?? NO_MARKS}
            closed={closed[row] ?? false}
            compact={compact}
          />
        ))}
      </View>
      {/* Lies over the card: screen readers get one button with one label. */}
      <Press
        role="button"
        aria-label={t`${name}’s sheet: ${plural(points, { one: '# point', other: '# points' })}, ${plural(misses, { one: '# miss', other: '# misses' })}, ${reached}`}
        onPress={() => lookAt(seat)}
        style={(state) => [styles.cover, { backgroundColor: wash(state, theme) }]}
      />
    </View>
  );
});

const MISS = '×';

/** The last mark of each row: "Red 5, Blue 9". */
function lastMarks(rows: readonly (readonly number[])[], say: Say): string {
  const places = rows.flatMap((marks, row) => {
    const last = marks.at(-1);
    return last === undefined ? [] : [placeName(row, last, say)];
  });
  return places.length > 0 ? places.join(', ') : say(msg`nothing marked`);
}

const styles = StyleSheet.create({
  card: {
    paddingHorizontal: 6,
    paddingVertical: space.tiny,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  cover: { ...StyleSheet.absoluteFill, borderRadius: radius.small },
  compact: { paddingVertical: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  name: { flex: 1 },
  misses: { letterSpacing: -1 },
});
