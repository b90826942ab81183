import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';
import { Die } from '../../../dice/Die';
import { Pips } from '../../../dice/Pips';
import { Text } from '../../../ui/Text';
import { duration } from '../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import type { Ask } from '../words/asks';
import { Star } from './standings/Star';

interface Props {
  readonly ask: Ask;
  readonly size: number;
  /** The die in the box. */
  readonly value: number | null;
  /** The die is placed, but not committed. */
  readonly drafted?: boolean;
  /** A die in hand may be placed here now. */
  readonly possible?: boolean;
  /** The row costs points. */
  readonly costs?: boolean;
  /** A die is recommended here. */
  readonly hinted?: boolean;
}

/** One box of a row: its printed requirement, and the die in it. */
export const Box = memo(function Box(props: Props) {
  const { ask, size, value, drafted = false, possible = false, costs = false, hinted = false } = props;
  const theme = useTheme();
  const still = useReducedMotion();
  const square = { width: size, height: size, borderRadius: size * 0.22 };
  const glow = costs ? theme.dangerOnFelt : theme.glowOnFelt;
  const ring = drafted || possible ? glow : theme.onFeltQuiet;
  return (
    <View style={[square, styles.box]}>
      <View
        style={[
          StyleSheet.absoluteFill,
          { borderRadius: square.borderRadius, borderColor: ring },
          possible ? styles.possible : styles.waiting,
          possible && { backgroundColor: `${glow}33` },
          hinted && { backgroundColor: `${glow}8C` },
          hinted && [styles.hinted, { borderColor: theme.onFelt }],
        ]}
      />
      {value === null ? (
        <Printed ask={ask} size={size} colour={possible ? theme.onFelt : theme.onFeltQuiet} />
      ) : (
        <Animated.View {...(!still && { entering: ZoomIn.duration(duration.calm) })}>
          <Die size={size} value={value} />
        </Animated.View>
      )}
      {drafted && <View style={[square, styles.drafted, { borderColor: glow }]} />}
    </View>
  );
});

/** The requirement of the box, printed on the felt. */
function Printed({
  ask,
  size,
  colour,
}: {
  readonly ask: Ask;
  readonly size: number;
  readonly colour: string;
}) {
  switch (ask.kind) {
    case 'value':
      return <Pips value={ask.value} size={size} colour={colour} />;
    case 'star':
      return <Star size={Math.round(size * 0.56)} colour={colour} />;
    case 'group':
      return (
        <Text
          kind="heading"
          allowFontScaling={false}
          style={{ color: colour, fontSize: Math.max(12, size * 0.5), lineHeight: Math.max(16, size * 0.66) }}
        >
          {ask.letter}
        </Text>
      );
  }
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', justifyContent: 'center' },
  waiting: { borderWidth: 1, opacity: 0.7 },
  possible: { borderWidth: 2.5 },
  hinted: { borderStyle: 'dashed' },
  drafted: { position: 'absolute', borderWidth: 2.5, transform: [{ scale: 1.08 }] },
});
