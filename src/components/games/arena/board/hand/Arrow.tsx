import { StyleSheet, View } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import { useTheme } from '../../../../ui/theme/use-theme';

/** A swing of the hand in points: where it is, and the direction and length of the arrow. */
export interface Swinging {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  /** How hard a throw would be now; null while the hand rests. */
  readonly strength: 'slow' | 'gentle' | 'firm' | 'hard' | null;
}

export const noSwing: Swinging = { x: 0, y: 0, angle: 0, length: 0, strength: null };

const SHORTEST = 12;
const TIP = 9;

/** Shows the direction of the hand, not the result of the throw. It moves without a render. */
export function Arrow({ swinging }: { readonly swinging: SharedValue<Swinging> }) {
  const { glowOnFelt } = useTheme();
  const place = useAnimatedStyle(() => {
    const { x, y, angle, length } = swinging.value;
    return {
      opacity: length > SHORTEST ? 0.85 : 0,
      transform: [{ translateX: x }, { translateY: y }, { rotate: `${angle}rad` }],
    };
  });
  const shaft = useAnimatedStyle(() => ({ width: Math.max(SHORTEST, swinging.value.length) }));
  return (
    <Animated.View style={[styles.place, place]}>
      <Animated.View style={[styles.shaft, { backgroundColor: glowOnFelt }, shaft]}>
        <View style={[styles.tip, { borderLeftColor: glowOnFelt }]} />
      </Animated.View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, top: 0, width: 0, height: 0, pointerEvents: 'none' },
  shaft: { position: 'absolute', left: 14, top: -2, height: 4, borderRadius: 2 },
  tip: {
    position: 'absolute',
    right: -TIP,
    top: 2 - TIP,
    borderTopWidth: TIP,
    borderBottomWidth: TIP,
    borderLeftWidth: TIP * 1.5,
    borderTopColor: 'transparent',
    borderBottomColor: 'transparent',
  },
});
