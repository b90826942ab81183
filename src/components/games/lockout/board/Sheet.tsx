import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { colours, type State } from '../../../../engine/lockout/state';
import { BoardOwner } from '../../../board-kit/BoardOwner';
import { Pending } from '../../../board-kit/Pending';
import { seatColour } from '../../../board-kit/seat-colours';
import { useTable } from '../../../table/TableContext';
import { ownColours } from '../../../ui/access/own-colours';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { useBoard } from './hooks';
import { headHeight, ROW_GAP, SHEET_GAP, type SheetLayout } from './layout';
import { Misses } from './Misses';
import { PointsScale } from './PointsScale';
import { pendingPoints } from './pending';
import { Row } from './Row';

interface Props {
  readonly seat: Seat;
  readonly width: number;
  readonly measures: SheetLayout;
}

/** A player's sheet, large: whose it is and the misses on top, four rows, and the scale of points below. */
export const Sheet = memo(function Sheet({ seat, width, measures }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const mine = useTable(({ home }) => home === seat);
  const pending = useBoard((board, { state }) => pendingPoints(board, state as State, seat));
  const { padding, large, scale } = measures;
  const { soft, strong } = seatColour(theme, seat);
  const sheet = useRef<View>(null);
  useOneStop(sheet);
  return (
    <View
      ref={sheet}
      role="group"
      aria-label={t`${name}’s sheet`}
      testID="board"
      style={[
        styles.sheet,
        { width, padding, backgroundColor: theme.card, boxShadow: theme.shadow },
        !mine && { backgroundColor: soft, boxShadow: `0 0 0 3px ${strong}` },
      ]}
      {...ownColours}
    >
      <View style={[styles.head, { minHeight: headHeight(large) }]}>
        <BoardOwner seat={seat} />
        {mine && <Pending points={pending} />}
        <Misses seat={seat} size={large ? 28 : 20} />
      </View>
      <View style={styles.rows}>
        {colours.map((colour, row) => (
          <Row key={colour} row={row} seat={seat} mine={mine} measures={measures} />
        ))}
      </View>
      <PointsScale {...scale} />
    </View>
  );
});

const styles = StyleSheet.create({
  sheet: { gap: SHEET_GAP, borderRadius: radius.medium },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.small,
    paddingHorizontal: 3,
  },
  rows: { gap: ROW_GAP },
});
