import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { lastNumber, type RowIndex, rowNumbers } from '../../../../engine/lockout/state';
import { Mark } from '../../../dice/Mark';
import { useTheme } from '../../../ui/theme/use-theme';
import { colourOf } from '../words/words';

interface Props {
  readonly row: RowIndex;
  readonly marks: readonly number[];
  readonly closed: boolean;
  /** The number of the last move; 0 if it was not in this row. */
  readonly fresh: number;
  /** The width before the first slot; null for the least. */
  readonly lead: number | null;
  readonly inset: number;
}

const STEP = 10;
const LOCK = 11;
const SLOTS = 12;
const LEAST_LEAD = 18;

/** A small row: eleven slots and the lock, full where they are marked. The slots are stretched to the width. */
export const MiniRow = memo(function MiniRow({ row, marks, closed, fresh, lead, inset }: Props) {
  const theme = useTheme();
  const { strong, soft, shape } = theme.colours[colourOf(row)];
  const numbers = rowNumbers[row] ?? [];
  const last = marks.at(-1);
  const reached = numbers.findIndex((number) => number === last);
  const own = last === lastNumber(row);
  const full = [...marks.map((number) => numbers.indexOf(number)), ...(own ? [LOCK] : [])];
  const open = Array.from({ length: SLOTS }, (_, at) => at).filter((at) => at > reached && !closed);
  return (
    <View style={[styles.row, { paddingRight: inset }]}>
      <View style={[styles.sign, { width: lead ?? LEAST_LEAD }]}>
        <Mark shape={shape} size={9} colour={strong} />
      </View>
      <Svg
        style={styles.slots}
        viewBox={`0 0 ${SLOTS * STEP} ${STEP}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <Path
          d={open.map(slot).join('')}
          fill={soft}
          stroke={strong}
          strokeWidth={1}
          strokeOpacity={0.5}
          vectorEffect="non-scaling-stroke"
        />
        <Path d={full.map(slot).join('')} fill={strong} />
        {closed && (
          <Path
            d={`M1 5H${SLOTS * STEP - 1}`}
            stroke={strong}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {fresh > 0 && (
          <Path
            d={slot(numbers.indexOf(fresh))}
            fill={strong}
            stroke={theme.glow}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </Svg>
    </View>
  );
});

const slot = (at: number): string => `M${at * STEP + 1} 1H${at * STEP + 9}V9H${at * STEP + 1}Z`;

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', paddingVertical: 1 },
  sign: { alignItems: 'center' },
  slots: { flex: 1, alignSelf: 'stretch' },
});
