import { Trans } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeOut, ZoomIn } from 'react-native-reanimated';
import { Text } from '../../../../ui/Text';
import { duration, radius, space } from '../../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../../ui/theme/use-theme';

/** Announces a grand throw. Screen readers get it from the narration instead. */
export function GrandBanner() {
  const theme = useTheme();
  const still = useReducedMotion();
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.all}>
      <Animated.View
        {...(!still && {
          entering: ZoomIn.duration(duration.calm),
          exiting: FadeOut.duration(duration.slow),
        })}
        style={[styles.banner, { backgroundColor: theme.accent }]}
      >
        <Text kind="title" tone="onAccent">
          <Trans>Grand throw!</Trans>
        </Text>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: '14%',
    alignItems: 'center',
    pointerEvents: 'none',
  },
  banner: {
    paddingHorizontal: space.wide,
    paddingVertical: space.small,
    borderRadius: radius.large,
    boxShadow: '0 4px 14px rgba(0, 0, 0, 0.4)',
  },
});
