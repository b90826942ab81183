import { Children, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space, wideScreen } from './theme/measures';

interface Props {
  /** Buttons that are `wide`, the main one last: next to the thumb, and at the end of a row. */
  readonly children: ReactNode;
}

/** The buttons in the footer of a screen: one below the other, or side by side where the window is wider than high. */
export function FooterActions({ children }: Props) {
  const { width, height } = useWindowDimensions();
  if (width < wideScreen || width < height) return <View style={styles.column}>{children}</View>;
  return (
    <View style={styles.row}>
      {Children.map(children, (button) => button && <View style={styles.place}>{button}</View>)}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.small },
  row: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.medium },
  place: { flex: 1, maxWidth: 360, justifyContent: 'flex-end' },
});
