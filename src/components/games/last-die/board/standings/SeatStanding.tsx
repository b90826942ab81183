import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../../engine/game';
import { Score } from '../../../../board-kit/Score';
import { useTable } from '../../../../table/TableContext';
import { Text } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import { DiceLeft } from './DiceLeft';

interface Props {
  readonly seat: Seat;
  readonly points: number;
  readonly goal: number;
  /** The dice that are not on the tableau. */
  readonly dice: number;
  readonly inTurn: boolean;
  /** `large`: larger text. `high`: more space between the lines. */
  readonly large: boolean;
  readonly high: boolean;
  readonly onPlace: (seat: Seat, view: View | null) => void;
}

/** The progress of a seat to the goal, and its remaining dice. */
export const SeatStanding = memo(function SeatStanding(props: Props) {
  const { seat, points, goal, dice, inTurn, large, high, onPlace } = props;
  const { t } = useLingui();
  const theme = useTheme();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const part = Math.min(1, points / goal);
  const spoken = inTurn
    ? t`${name}: ${points} of ${plural(goal, { one: '# point', other: '# points' })}, ${plural(dice, { one: '# die', other: '# dice' })} left, playing now`
    : t`${name}: ${points} of ${plural(goal, { one: '# point', other: '# points' })}, ${plural(dice, { one: '# die', other: '# dice' })} left`;
  return (
    <View
      ref={(view) => onPlace(seat, view)}
      collapsable={false}
      role="listitem"
      accessible
      aria-label={spoken}
      style={[
        styles.seat,
        { backgroundColor: theme.card, borderColor: inTurn ? theme.glow : theme.line },
        high && styles.high,
        inTurn && styles.inTurn,
      ]}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.line}>
        <Text kind={large ? 'body' : 'small'} numberOfLines={1} style={styles.name}>
          {name}
        </Text>
        <Score kind="figure" value={points} style={large ? undefined : styles.points} />
        <DiceLeft dice={dice} large={large} />
      </View>
      <View style={[styles.track, { backgroundColor: theme.sunken }]}>
        <View style={[styles.way, { width: `${part * 100}%`, backgroundColor: theme.accent }]} />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  seat: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    justifyContent: 'center',
    minHeight: 30,
    margin: 1,
    borderWidth: 1,
    borderRadius: radius.small,
    overflow: 'hidden',
  },
  high: { minHeight: 42 },
  // The thicker border replaces the margin.
  inTurn: { borderWidth: 2, margin: 0 },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tiny,
    paddingHorizontal: 5,
    paddingTop: space.hair,
    paddingBottom: 6,
  },
  name: { flex: 1 },
  points: { fontSize: 14, lineHeight: 18 },
  track: { position: 'absolute', left: 0, right: 0, bottom: 0, height: 5 },
  way: { height: '100%' },
});
