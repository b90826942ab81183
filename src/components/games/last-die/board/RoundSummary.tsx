import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { State } from '../../../../engine/last-die/state';
import { isPerson } from '../../../../stores/table/handover';
import { useTable } from '../../../table/TableContext';
import { AlertText } from '../../../ui/access/AlertText';
import { duration, radius, space } from '../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import { chipText } from '../words/words';
import { isFull } from './settled';
import type { Filled } from './use-filled';

interface Props {
  readonly shown: State;
  readonly filled: readonly Filled[];
}

/** What a round has brought to each seat. It lies over the full tableau until the next one follows. */
export function RoundSummary({ shown, filled }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const still = useReducedMotion();
  const seats = useTable((table) => table.seats);
  const drafting = useTable((table) => table.draft !== null);
  const full = shown.rows.every((_, row) => isFull(shown, row));
  if (!full || drafting || filled.length === 0) return null;
  const people = seats.filter((_, seat) => isPerson(seats, seat)).length;
  const parts = seats.flatMap(({ name }, seat) => {
    const rows = filled.filter((row) => row.seat === seat);
    if (rows.length === 0) return [];
    const change = chipText(rows.reduce((sum, row) => sum + row.change, 0));
    const you = people === 1 && isPerson(seats, seat);
    return [you ? t`you ${change}` : t({ message: `${name} ${change}`, comment: 'a name and its points' })];
  });
  const round = shown.round + 1;
  const list = parts.join(', ');
  return (
    <View style={styles.place}>
      <Animated.View
        {...(!still && { entering: FadeIn.duration(duration.calm) })}
        style={[styles.card, { backgroundColor: theme.raised, boxShadow: theme.shadowHigh }]}
      >
        <AlertText kind="heading" style={styles.words}>{t`Round ${round}: ${list}`}</AlertText>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.medium,
    right: space.medium,
    top: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  card: { padding: space.large, borderRadius: radius.large },
  words: { textAlign: 'center' },
});
