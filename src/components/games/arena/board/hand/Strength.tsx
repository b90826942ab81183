import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import { Text } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import type { Swinging } from './Arrow';

/** How far above the finger it stands, in points, so that the finger does not cover it. */
const ABOVE = 84;
/** From the upper edge of the bowl it keeps this distance, in points. */
const LEAST_TOP = 4;
const WIDTH = 150;
/** Larger words would cover the dice. */
const MOST = 1.3;

interface Props {
  readonly swinging: SharedValue<Swinging>;
  /** Of the bowl’s place. The word stays within it. */
  readonly width: number;
}

/** How hard the hand swings now, in a word beside the finger. It changes without a render. */
export function Strength({ swinging, width }: Props) {
  const { t } = useLingui();
  const place = useAnimatedStyle(() => {
    const { x, y } = swinging.value;
    return {
      transform: [
        { translateX: Math.max(0, Math.min(width - WIDTH, x - WIDTH / 2)) },
        { translateY: Math.max(LEAST_TOP, y - ABOVE) },
      ],
    };
  });
  return (
    <Animated.View aria-hidden importantForAccessibility="no-hide-descendants" style={[styles.place, place]}>
      <Word swinging={swinging} strength="slow" label={t`Too slow`} />
      <Word swinging={swinging} strength="gentle" label={t`Gently`} />
      <Word swinging={swinging} strength="firm" label={t`Firmly`} />
      <Word swinging={swinging} strength="hard" label={t`Hard`} />
    </Animated.View>
  );
}

interface WordProps {
  readonly swinging: SharedValue<Swinging>;
  readonly strength: NonNullable<Swinging['strength']>;
  readonly label: string;
}

const BARS = { slow: 0, gentle: 1, firm: 2, hard: 3 } as const;

/** The word with as many full bars as the swing is strong. */
function Word({ swinging, strength, label }: WordProps) {
  const theme = useTheme();
  const shown = useAnimatedStyle(() => ({ opacity: swinging.value.strength === strength ? 1 : 0 }));
  return (
    <Animated.View style={[styles.word, { backgroundColor: theme.card }, shown]}>
      <View style={styles.bars}>
        {[1, 2, 3].map((bar) => (
          <View
            key={bar}
            style={[
              styles.bar,
              { height: 5 + 4 * bar, backgroundColor: bar <= BARS[strength] ? theme.accent : theme.line },
            ]}
          />
        ))}
      </View>
      <Text
        kind="strong"
        numberOfLines={1}
        maxFontSizeMultiplier={MOST}
        tone={strength === 'slow' ? 'danger' : 'text'}
      >
        {label}
      </Text>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, top: 0, width: WIDTH, pointerEvents: 'none' },
  word: {
    position: 'absolute',
    top: 0,
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    paddingHorizontal: space.medium,
    paddingVertical: space.tiny,
    borderRadius: radius.medium,
  },
  bars: { flexDirection: 'row', alignItems: 'flex-end', gap: 2 },
  bar: { width: 5, borderRadius: 2 },
});
