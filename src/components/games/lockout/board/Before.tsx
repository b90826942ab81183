import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { colours, emptySheet } from '../../../../engine/lockout/state';
import { useTable } from '../../../table/TableContext';
import { Text } from '../../../ui/Text';
import { freshIn, useBoard } from './hooks';
import { MiniRow } from './MiniRow';

const NO_MARKS: readonly number[] = [];
const LEAD = 24;
const MISS = '×';

/** The rows and misses of a seat, as all see them in the middle of the table. */
export function Before({ seat }: { readonly seat: Seat }) {
  const sheet = useBoard((board) => board.sheets[seat] ?? emptySheet);
  const closed = useBoard((board) => board.closed);
  const fresh = useTable((table) => freshIn(table, seat));
  return (
    <View style={styles.sheet}>
      <View style={styles.rows}>
        {colours.map((colour, row) => (
          <MiniRow
            key={colour}
            row={row}
            marks={sheet.rows[row] ?? NO_MARKS}
            closed={closed[row] ?? false}
            fresh={fresh >> 4 === row + 1 ? fresh & 15 : 0}
            lead={LEAD}
            inset={0}
          />
        ))}
      </View>
      {sheet.misses > 0 && (
        <Text kind="heading" tone="danger" maxFontSizeMultiplier={1} style={styles.misses}>
          {MISS.repeat(sheet.misses)}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  rows: { flex: 1, alignSelf: 'stretch' },
  misses: { letterSpacing: -2 },
});
