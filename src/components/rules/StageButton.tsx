import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../ui/controls/Button';
import { radius } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** A button on felt. It has its own background, visible also while hovered or disabled. */
export function StageButton(props: Omit<ComponentProps<typeof Button>, 'kind'>) {
  const { card } = useTheme();
  return (
    <View style={[styles.ground, { backgroundColor: card }]}>
      <Button {...props} />
    </View>
  );
}

const styles = StyleSheet.create({
  // A long label wraps within it.
  ground: { maxWidth: '100%', borderRadius: radius.medium },
});
