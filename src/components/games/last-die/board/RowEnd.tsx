import { useLingui } from '@lingui/react/macro';
import { memo, useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';
import type { Seat } from '../../../../engine/game';
import { seatColourOnDark } from '../../../board-kit/seat-colours';
import { useTable } from '../../../table/TableContext';
import { Text } from '../../../ui/Text';
import { duration } from '../../../ui/theme/measures';
import { type } from '../../../ui/theme/type';
import { TypeSizeContext } from '../../../ui/theme/type-size';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import { chipText } from '../words/words';
import type { Layout } from './layout';
import { PointsChip } from './standings/PointsChip';

interface Props {
  /** What the row is worth. */
  readonly points: number;
  /** The next die would be its last. */
  readonly last: boolean;
  /** The seat that has filled the row; null while it is open. */
  readonly owner: Seat | null;
  /** How the points of its owner changed. */
  readonly change: number;
  readonly layout: Layout;
}

/** The end of a row: its worth, a warning before it costs, and at last who has filled it. */
export const RowEnd = memo(function RowEnd({ points, last, owner, change, layout }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  if (owner !== null) return <Owner seat={owner} change={change} row={layout.row} />;
  if (last && points < 0) {
    const { body, ink } = theme.colours.red;
    return (
      <View style={[styles.warning, { backgroundColor: body, borderColor: ink }]}>
        <Text kind="small" maxFontSizeMultiplier={1.3} style={[styles.centred, styles.tight, { color: ink }]}>
          {t({ message: 'costs you', context: 'above a number of points' })}
        </Text>
        <Text kind="figure" maxFontSizeMultiplier={1.3} style={[styles.centred, { color: ink }]}>
          {i18n.number(-points)}
        </Text>
      </View>
    );
  }
  return (
    <PointsChip
      points={points}
      width={Math.min(layout.chip, layout.large ? 76 : 52)}
      large={layout.large && layout.row >= LARGE_CHIP}
      low={layout.row < LOW_ROW}
    />
  );
});

/** A row lower than this has one line at its end. */
const LOW_ROW = 36;
const LARGE_CHIP = 40;

/** The height of the two lines of a full row, as they are. */
const TWO_LINES = type.figure.lineHeight + type.small.lineHeight;

interface OwnerProps {
  readonly seat: Seat;
  readonly change: number;
  /** The height of the row. */
  readonly row: number;
}

function Owner({ seat, change, row }: OwnerProps) {
  const still = useReducedMotion();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const colour = seatColourOnDark(seat);
  // Larger text would reach into the rows around.
  const size = useContext(TypeSizeContext);
  const lines = row >= LOW_ROW ? TWO_LINES : type.figure.lineHeight;
  const most = Math.min(1.3, row / (lines * size));
  return (
    <Animated.View
      {...(!still && { entering: ZoomIn.duration(duration.slow) })}
      style={[styles.owner, { borderColor: colour }]}
    >
      <Text kind="figure" maxFontSizeMultiplier={most} style={{ color: colour }}>
        {chipText(change)}
      </Text>
      {row >= LOW_ROW && (
        <Text kind="small" numberOfLines={1} maxFontSizeMultiplier={most} style={{ color: colour }}>
          {name}
        </Text>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  warning: { alignSelf: 'stretch', borderWidth: 1.5, borderRadius: 5, paddingVertical: 1 },
  centred: { textAlign: 'center' },
  tight: { lineHeight: 15 },
  owner: { maxWidth: '100%', alignItems: 'center', borderLeftWidth: 3, paddingLeft: 5 },
});
