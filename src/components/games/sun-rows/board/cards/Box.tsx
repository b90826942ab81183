import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';
import type { ColourName } from '../../../../board-kit/game-colours';
import { Mark } from '../../../../dice/Mark';
import { duration } from '../../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../../ui/theme/use-theme';

/** `possible`: the dice on the table would fill it. `placed`: filled by the draft. */
export type BoxState = 'empty' | 'possible' | 'placed' | 'filled';

interface Props {
  readonly colour: ColourName;
  readonly state: BoxState;
  readonly size: number;
}

/** One box of a row. Its colour always comes with the symbol of that colour. */
export const Box = memo(function Box({ colour, state, size }: Props) {
  const theme = useTheme();
  const still = useReducedMotion();
  const { body, ink, soft, strong, shape } = theme.colours[colour];
  const full = state === 'filled' || state === 'placed';
  const square = { width: size, height: size, borderRadius: size * 0.22 };
  const mark = 2 * Math.round(size * 0.25);
  return (
    <View
      style={[
        square,
        styles.box,
        { backgroundColor: soft, borderColor: strong },
        state === 'possible' ? styles.possible : styles.empty,
      ]}
    >
      <View style={state === 'possible' ? undefined : styles.faint}>
        <Mark shape={shape} size={mark} colour={strong} />
      </View>
      {full && (
        <Animated.View
          {...(!still && { entering: ZoomIn.duration(duration.calm) })}
          style={[square, styles.box, styles.over, { backgroundColor: body }]}
        >
          <Mark shape={shape} size={mark} colour={ink} />
        </Animated.View>
      )}
      {state === 'placed' && <View style={[square, styles.over, styles.ring, { borderColor: theme.text }]} />}
    </View>
  );
});

const styles = StyleSheet.create({
  box: { alignItems: 'center', justifyContent: 'center' },
  empty: { borderWidth: 0 },
  possible: { borderWidth: 2, borderStyle: 'dashed' },
  faint: { opacity: 0.65 },
  over: { position: 'absolute' },
  ring: { borderWidth: 2 },
});
