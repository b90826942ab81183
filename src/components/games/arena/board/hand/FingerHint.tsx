import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { useApp, useSettings } from '../../../../../stores/app/AppContext';
import { Text } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../../ui/theme/use-theme';

/** How far the finger goes, in points, and for how long, in ms. */
const WAY = 130;
const SWIPE_MS = 1100;
const DRAG_MS = 2200;
/** Larger words would cover the dice. */
const MOST = 1.3;
/** Moving dice is shown once, for this long. */
const SHOWN_MS = 6600;

/** A finger that shows how to throw, until somebody has done it, and once how to move dice. */
export function FingerHint({ dice }: { readonly dice: boolean }) {
  const knowsSwipe = useSettings((settings) => settings.knowsSwipe);
  const knowsMove = useSettings((settings) => settings.knowsMove);
  if (!knowsSwipe) return <Finger drags={false} />;
  return dice && !knowsMove ? <Finger drags /> : null;
}

function Finger({ drags }: { readonly drags: boolean }) {
  const { t } = useLingui();
  const theme = useTheme();
  const still = useReducedMotion();
  const { settings } = useApp();
  const way = useSharedValue(0);
  useEffect(() => {
    if (still) return;
    const easing = drags ? Easing.inOut(Easing.quad) : Easing.in(Easing.quad);
    way.value = withRepeat(withTiming(1, { duration: drags ? DRAG_MS : SWIPE_MS, easing }), -1);
    return () => cancelAnimation(way);
  }, [way, drags, still]);
  useEffect(() => {
    if (!drags) return;
    const timer = setTimeout(() => settings.change({ knowsMove: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [drags, settings]);
  const moving = useAnimatedStyle(() => ({
    opacity: way.value > 0.85 ? (1 - way.value) * 6 : 0.9,
    transform: [{ translateY: -WAY * way.value }],
  }));
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.place}>
      <Animated.View
        style={[styles.finger, { borderColor: theme.onFelt, backgroundColor: `${theme.onFelt}66` }, moving]}
      />
      <View style={[styles.words, { backgroundColor: theme.card }]}>
        <Text kind="strong" maxFontSizeMultiplier={MOST}>
          {drags ? t`Drag a die to move it` : t`Swipe and let go`}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '14%',
    alignItems: 'center',
    gap: space.medium,
    zIndex: 1,
    pointerEvents: 'none',
  },
  finger: { width: 46, height: 46, borderRadius: 23, borderWidth: 3 },
  words: { paddingHorizontal: space.medium, paddingVertical: space.tiny, borderRadius: radius.medium },
});
