import { useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { Text } from '../../../../ui/Text';
import { useBoard } from '../hooks';

/** The round of a tournament. */
export function Round() {
  const { t } = useLingui();
  const seats = useBoard(({ reserves }) => reserves.length);
  const tournament = useBoard((board) => board.tournament);
  const round = useBoard((board) => Math.min(board.round + 1, board.reserves.length));
  if (!tournament) return null;
  return (
    <Text kind="small" tone="quiet" style={styles.round}>
      {t`Round ${round} of ${seats}`}
    </Text>
  );
}

const styles = StyleSheet.create({
  round: { textAlign: 'center' },
});
