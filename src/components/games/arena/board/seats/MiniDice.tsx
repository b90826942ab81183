import { StyleSheet, View } from 'react-native';
import { paints } from '../../../../dice/paint';

const SIDE = 7;
/** At most this many dice are drawn. The number beside them shows the rest. */
const MOST = 10;

/** A reserve drawn as small dice. */
export function MiniDice({ count }: { readonly count: number }) {
  return (
    <View style={styles.dice}>
      {Array.from({ length: Math.min(count, MOST) }, (_, at) => (
        <View key={String(at)} style={styles.die} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: 2, maxWidth: 5 * (SIDE + 2), minHeight: SIDE },
  die: {
    width: SIDE,
    height: SIDE,
    borderRadius: 2,
    backgroundColor: paints.ivory.body,
    boxShadow: '0 0 0 0.7px rgba(60, 40, 10, 0.55), 0 1px 1px rgba(0, 0, 0, 0.3)',
  },
});
