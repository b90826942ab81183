import { StyleSheet, View } from 'react-native';
import { Die } from '../../dice/Die';
import type { EmblemProps } from '../emblems';

/** Lying dice: the offset from the middle in die sizes, and the face on top. */
const fallen = [
  { x: -1.05, y: -0.2, look: { value: 4, turn: -18 } },
  { x: 0.3, y: -0.62, look: { value: 6, turn: 12 } },
  { x: -0.24, y: 0.72, look: { value: 2, turn: 38 } },
  { x: 1.1, y: 0.34, look: { shape: 'cross', turn: -9 } },
] as const;

export function ArenaEmblem({ die, wood }: EmblemProps) {
  return (
    <View style={[styles.oval, { width: die * 4, height: die * 3, borderColor: wood }]}>
      {fallen.map(({ x, y, look }) => (
        <View
          key={look.turn}
          style={[styles.fallen, { transform: [{ translateX: x * die }, { translateY: y * die }] }]}
        >
          <Die size={die} {...look} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  oval: { alignItems: 'center', justifyContent: 'center', borderWidth: 2, borderRadius: '50%' },
  fallen: { position: 'absolute' },
});
