import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { useTheme } from '../ui/theme/use-theme';

export const BAR = 18;

/** The line at the expected end of a bar. It is visible on the bar and beside it. */
export function ExpectedMark({ style }: { readonly style?: StyleProp<ViewStyle> }) {
  const theme = useTheme();
  return <View style={[styles.mark, { backgroundColor: theme.text, borderColor: theme.card }, style]} />;
}

const styles = StyleSheet.create({
  mark: { width: 5, height: BAR + 8, borderWidth: 1, borderRadius: 2 },
});
