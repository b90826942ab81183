import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace } from '../FaceContext';
import { useComposition } from './composition';

interface Props {
  /** In points. */
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * A place that keeps its height, so that the board beside it keeps its own. What needs more reaches over what is above.
 * Beside the board of a phone there is nothing to keep still, and it grows.
 */
export function SteadyPlace({ height, children }: Props) {
  const theme = useTheme();
  const { sideways, large } = useComposition(useFace().tray !== undefined);
  if (sideways && !large) return <View style={[styles.free, { minHeight: height }]}>{children}</View>;
  return (
    <View style={{ height }}>
      <View style={[styles.content, { backgroundColor: theme.page }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  free: { justifyContent: 'center' },
  content: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    minHeight: '100%',
    justifyContent: 'center',
  },
});
