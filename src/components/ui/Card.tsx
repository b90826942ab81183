import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewProps } from 'react-native';
import { radius, space } from './theme/measures';
import { useTheme } from './theme/use-theme';

interface Props extends ViewProps {
  readonly children: ReactNode;
}

/** A surface for things that belong together. */
export function Card({ style, ...rest }: Props) {
  const { card, shadow } = useTheme();
  return <View {...rest} style={[styles.card, { backgroundColor: card, boxShadow: shadow }, style]} />;
}

const styles = StyleSheet.create({
  card: { padding: space.large, borderRadius: radius.large, gap: space.small },
});
