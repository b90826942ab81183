import { useLingui } from '@lingui/react/macro';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { Text } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';
import { useBoard } from '../hooks';
import { Reserve } from './Reserve';

interface Props {
  /** Stacks the reserves beside the bowl. */
  readonly column: boolean;
  readonly onPlace: (event: LayoutChangeEvent) => void;
}

/** The reserves of all seats, and the round of a tournament. */
export function Reserves({ column, onPlace }: Props) {
  const { t } = useLingui();
  const seats = useBoard(({ reserves }) => reserves.length);
  const tournament = useBoard((board) => board.tournament);
  const round = useBoard((board) => Math.min(board.round + 1, board.reserves.length));
  return (
    <View onLayout={onPlace} style={column && styles.aside}>
      {tournament && (
        <Text kind="small" tone="quiet" style={styles.round}>
          {t`Round ${round} of ${seats}`}
        </Text>
      )}
      <View role="list" aria-label={t`Dice left`} style={column ? styles.column : styles.row}>
        {Array.from({ length: seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Reserve key={seat} seat={seat} column={column} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  aside: { width: 104 },
  round: { textAlign: 'center', paddingBottom: space.hair },
  row: { flexDirection: 'row', gap: space.tiny },
  column: { flex: 1, gap: space.hair },
});
