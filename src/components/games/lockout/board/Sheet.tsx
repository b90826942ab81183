import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { scoreOf, withMark } from '../../../../engine/lockout/sheet';
import { colours, type State } from '../../../../engine/lockout/state';
import { Score } from '../../../board-kit/Score';
import { useTable } from '../../../table/TableContext';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { Heading } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { useBoard } from './hooks';
import type { SheetLayout } from './layout';
import { Misses } from './Misses';
import { PointsScale } from './PointsScale';
import { Row } from './Row';

interface Props {
  readonly seat: Seat;
  readonly width: number;
  readonly measures: SheetLayout;
}

/** A player's sheet, large: the total on top, four rows, and the scale of points below. */
export const Sheet = memo(function Sheet({ seat, width, measures }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const { padding, tab, cell } = measures;
  const sheet = useRef<View>(null);
  useOneStop(sheet);
  return (
    <View
      ref={sheet}
      role="group"
      aria-label={t`${name}’s sheet`}
      style={[styles.sheet, { width, padding, backgroundColor: theme.card, boxShadow: theme.shadow }]}
    >
      <View style={[styles.head, { paddingHorizontal: padding / 2 }]}>
        <Heading numberOfLines={1} style={styles.name}>
          {name}
        </Heading>
        <Misses seat={seat} />
        <Total seat={seat} />
      </View>
      <View style={styles.rows}>
        {colours.map((colour, row) => (
          <Row key={colour} row={row} seat={seat} measures={measures} />
        ))}
      </View>
      <PointsScale tab={tab} cell={cell} />
    </View>
  );
});

function Total({ seat }: { readonly seat: Seat }) {
  const { t } = useLingui();
  const total = useBoard((board) => totalOf(board, seat));
  return (
    <View role="img" aria-label={t`${plural(total, { one: '# point', other: '# points' })}`}>
      <Score value={total} kind="numeral" style={styles.total} />
    </View>
  );
}

/** Includes this seat's own answer to the white dice, like its row. */
function totalOf({ sheets, phase, answers }: State, seat: Seat): number {
  const sheet = sheets[seat];
  if (!sheet) return 0;
  const answer = phase === 'white' ? answers[seat] : undefined;
  return scoreOf(answer?.kind === 'mark' ? withMark(sheet, answer) : sheet);
}

const styles = StyleSheet.create({
  sheet: { gap: space.small, borderRadius: radius.medium },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  name: { flexGrow: 1, flexShrink: 1 },
  total: { minWidth: 36, textAlign: 'right', fontVariant: ['tabular-nums'] },
  rows: { gap: space.tiny },
});
