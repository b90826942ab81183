import { useRef } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { duration } from '../../../ui/theme/measures';
import { useReducedMotion } from '../../../ui/theme/use-theme';

/** Hand-drawn crosses on a 24 by 24 field. Neighbouring variants differ. */
const CROSSES = [
  'M5 4.6C9.2 8.4 14 13.8 19.4 19.8M19 4.2C14.8 9.6 9.6 14.4 4.4 19.4',
  'M4.4 5.6C10 9.2 15.2 14.6 19.8 18.8M18.2 3.8C15.6 9 9 15.6 5.4 20',
  'M5.8 3.8C9 10 14.6 14.4 18.6 20.2M19.8 5.4C13.8 8.8 8.8 15 4 18.6',
] as const;

interface Props {
  /** Any whole number. It selects one of the crosses. */
  readonly variant: number;
  readonly size: number;
  readonly colour: string;
  readonly fresh?: boolean;
}

/** A hand-drawn cross. A fresh one is animated. */
export function Stroke({ variant, size, colour, fresh = false }: Props) {
  const still = useReducedMotion();
  const entering = useRef(fresh && !still ? ZoomIn.duration(duration.calm) : undefined).current;
  return (
    <Animated.View {...(entering && { entering })} style={styles.stroke}>
      <Svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke={colour}
        strokeWidth={3}
        strokeLinecap="round"
        aria-hidden
      >
        <Path d={CROSSES[variant % CROSSES.length] ?? CROSSES[0]} />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  stroke: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
