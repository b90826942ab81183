import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../../engine/game';
import { Score } from '../../../../board-kit/Score';
import { Anchor } from '../../../../lesson/Anchor';
import { useTable } from '../../../../table/TableContext';
import { Text } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import { useBoard } from '../hooks';
import { MiniDice } from './MiniDice';

/** The reserve of a seat: the number of its dice, or that the seat is out. */
interface Props {
  readonly seat: Seat;
  /** The reserves stand one below the other and share the height. */
  readonly column: boolean;
}

export const Reserve = memo(function Reserve({ seat, column }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const dice = useBoard(({ reserves }) => reserves[seat] ?? 0);
  const out = useBoard((board) => board.out.includes(seat));
  const inTurn = useBoard(({ active, phase }) => phase !== 'over' && active === seat);
  const left = t`${plural(dice, { one: '# die', other: '# dice' })}`;
  const spoken = out ? t`${name}: out` : inTurn ? t`${name}: ${left}, playing now` : t`${name}: ${left}`;
  return (
    <View
      role="listitem"
      accessible
      aria-label={spoken}
      style={[
        styles.seat,
        { backgroundColor: theme.card, borderColor: inTurn ? theme.glow : theme.line },
        inTurn && styles.inTurn,
        out && styles.out,
        column && styles.column,
      ]}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.look}>
        <Text kind="small" numberOfLines={1}>
          {name}
        </Text>
        {out ? (
          <Text kind="small" tone="quiet">
            {t`out`}
          </Text>
        ) : (
          <View style={styles.dice}>
            <Score kind="figure" value={dice} style={styles.count} />
            <MiniDice count={dice} />
          </View>
        )}
      </View>
      <Anchor name={`reserve ${String(seat)}`} radius={radius.small} outset={0} />
    </View>
  );
});

const styles = StyleSheet.create({
  seat: {
    flex: 1,
    minHeight: 46,
    margin: 1,
    borderWidth: 1,
    borderRadius: radius.small,
    justifyContent: 'center',
  },
  // The thicker border replaces the margin.
  inTurn: { borderWidth: 2, margin: 0 },
  out: { opacity: 0.75 },
  column: { maxHeight: 72 },
  look: { alignItems: 'center', paddingHorizontal: 3, paddingVertical: space.hair },
  dice: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  count: { fontSize: 16, lineHeight: 20 },
});
