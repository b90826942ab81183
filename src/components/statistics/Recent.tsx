import { StyleSheet, View } from 'react-native';
import { ownColours } from '../ui/access/own-colours';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** The last games as dots, the latest at the end: full if won. A picture without a label. */
export function Recent({ recent }: { readonly recent: readonly boolean[] }) {
  const theme = useTheme();
  return (
    <View {...ownColours} aria-hidden importantForAccessibility="no-hide-descendants" style={styles.dots}>
      {recent.map((won, at) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the row
          key={at}
          style={[
            styles.dot,
            { borderColor: theme.edge },
            won && { backgroundColor: theme.chosen, borderColor: theme.chosen },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dots: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  dot: { width: 12, height: 12, borderWidth: 2, borderRadius: 6 },
});
