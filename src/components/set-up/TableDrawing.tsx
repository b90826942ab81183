import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { type Person, personNamed } from '../../stores/people/person';
import { emblems } from '../games/emblems';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import type { Chair } from './chairs';
import { SeatChip } from './SeatChip';
import { useNameProblem } from './use-name-problem';

interface Props {
  readonly game: GameId;
  readonly chairs: readonly Chair[];
  /** The size of its dice. */
  readonly die: number;
  /** There is little height. */
  readonly low: boolean;
  /** The persons of this phone. */
  readonly persons: readonly Person[];
  readonly onSeat: (key: number) => void;
}

/**
 * A table from above. Seats go clockwise: along the far side from left to right, then back along the near
 * side.
 */
export function TableDrawing({ game, chairs, die, low, persons, onSeat }: Props) {
  const { t } = useLingui();
  const { felt, wood, accent } = useTheme();
  const problemOf = useNameProblem();
  const { Emblem } = emblems[game];
  const far = Math.ceil(chairs.length / 2);
  const chips = chairs.map((chair, at) => (
    <SeatChip
      key={chair.key}
      chair={chair}
      seat={at + 1}
      low={low}
      person={chair.keeper.kind === 'person' ? personNamed(persons, chair.name) : null}
      problem={problemOf(chairs, chair)}
      onPress={() => onSeat(chair.key)}
    />
  ));
  return (
    <View role="group" aria-label={t`Seats, in the order of play`} style={styles.room}>
      <View style={[styles.table, { backgroundColor: felt, borderColor: wood }]} />
      <View style={styles.side}>{chips.slice(0, far)}</View>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.middle, { paddingVertical: die * 0.7 }]}
      >
        <Emblem die={die} wood={wood} accent={accent} />
      </View>
      <View style={[styles.side, styles.near]}>{chips.slice(far)}</View>
    </View>
  );
}

/** How far the chips extend over the table's edge. */
const OVER = 26;

const styles = StyleSheet.create({
  room: { paddingHorizontal: space.large },
  table: {
    position: 'absolute',
    top: OVER,
    bottom: OVER,
    left: 0,
    right: 0,
    borderWidth: 6,
    borderRadius: 64,
  },
  side: { flexDirection: 'row', justifyContent: 'center', gap: space.small },
  near: { flexDirection: 'row-reverse' },
  middle: { alignItems: 'center' },
});
