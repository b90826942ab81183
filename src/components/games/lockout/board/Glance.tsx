import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { MOST_MISSES } from '../../../../engine/lockout/rules';
import { marksOf, scoreOf } from '../../../../engine/lockout/sheet';
import { colours, emptySheet, type Sheet } from '../../../../engine/lockout/state';
import { colourWords } from '../../../board-kit/colour-words';
import { seatColour } from '../../../board-kit/seat-colours';
import { useTable, useTableActions } from '../../../table/TableContext';
import { ownColours } from '../../../ui/access/own-colours';
import { Press, wash } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import type { Say } from '../../face';
import { colourOf } from '../words/words';
import { freshIn, useBoard } from './hooks';
import { MiniRow } from './MiniRow';
import { MissDots } from './MissDots';

const NO_MARKS: readonly number[] = [];

interface Props {
  readonly seat: Seat;
  readonly height: number;
  /** The width before the first slot; null for a narrow one. */
  readonly lead: number | null;
  /** The sheets stand one below the other. */
  readonly stacked: boolean;
  /** There is room for the boxes of misses that are not taken. */
  readonly roomy: boolean;
  /** The space after the last slot. */
  readonly inset: number;
}

/** Another player's sheet, small. A tap shows it large. */
export const Glance = memo(function Glance({ seat, height, lead, stacked, roomy, inset }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { lookAt } = useTableActions();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const sheet = useBoard((board) => board.sheets[seat] ?? emptySheet);
  const closed = useBoard((board) => board.closed);
  const fresh = useTable((table) => freshIn(table, seat));
  const reached = reachedIn(sheet, (line) => i18n._(line));
  const points = scoreOf(sheet);
  const { misses } = sheet;
  const { strong } = seatColour(theme, seat);
  return (
    <View
      style={[
        styles.card,
        !stacked && styles.share,
        { height, backgroundColor: theme.card, borderColor: theme.line, borderTopColor: strong },
      ]}
      {...ownColours}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.all}>
        <View style={styles.head}>
          <Text
            kind="small"
            numberOfLines={1}
            maxFontSizeMultiplier={1.3}
            style={[styles.name, { color: strong }]}
          >
            {name}
          </Text>
          <MissDots misses={misses} of={roomy ? MOST_MISSES : misses} />
        </View>
        {colours.map((colour, row) => (
          <MiniRow
            key={colour}
            row={row}
            marks={sheet.rows[row] ?? NO_MARKS}
            closed={closed[row] ?? false}
            fresh={fresh >> 4 === row + 1 ? fresh & 15 : 0}
            lead={lead}
            inset={lead === null ? EDGE : inset}
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

const EDGE = 5;

/** How far each row is: "red: 3 marks, last 7; blue: 1 mark, last 9". */
function reachedIn(sheet: Sheet, say: Say): string {
  const rows = sheet.rows.flatMap((marks, row) => {
    const last = marks.at(-1);
    const colour = say(colourWords[colourOf(row)].name);
    const count = marksOf(sheet, row);
    return last === undefined
      ? []
      : [say(msg`${colour}: ${plural(count, { one: '# mark', other: '# marks' })}, last ${last}`)];
  });
  return rows.length > 0 ? rows.join('; ') : say(msg`nothing marked`);
}

const styles = StyleSheet.create({
  card: {
    minWidth: 0,
    borderWidth: 1,
    borderTopWidth: 3,
    borderRadius: radius.small,
    overflow: 'hidden',
  },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  all: { flex: 1, paddingBottom: 3 },
  cover: { ...StyleSheet.absoluteFill, borderRadius: radius.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, paddingHorizontal: EDGE },
  name: { flex: 1 },
});
