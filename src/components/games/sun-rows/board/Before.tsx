import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { MiniCard, WITH_SUNS } from './cards/MiniCard';
import { useStanding } from './hooks';

/** The cards of a seat, as all see them in the middle of the table. */
export function Before({ seat }: { readonly seat: Seat }) {
  const cards = useStanding((state) => state.places[seat]?.length ?? 0);
  return (
    <View style={styles.cards}>
      {Array.from({ length: cards }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
        <MiniCard key={at} seat={seat} place={at + 1} width={WITH_SUNS} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flex: 1, flexDirection: 'row', justifyContent: 'center', gap: 6 },
});
