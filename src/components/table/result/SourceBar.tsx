import { StyleSheet, View } from 'react-native';
import { ownColours } from '../../ui/access/own-colours';
import { useTheme } from '../../ui/theme/use-theme';
import type { BarPart } from './bars';

/** The points of a seat by their sources. Words say the same, so screen readers skip it. */
export function SourceBar({ parts }: { readonly parts: readonly BarPart[] }) {
  const theme = useTheme();
  return (
    <View {...ownColours} aria-hidden importantForAccessibility="no-hide-descendants" style={styles.bar}>
      {parts.map(({ label, share, lost, colour }) => (
        <View key={label} style={[styles.part, { width: `${100 * share}%` }]}>
          <View
            style={[
              styles.fill,
              lost
                ? [styles.lost, { borderColor: theme.danger }]
                : { backgroundColor: colour ? theme.colours[colour].body : theme.edge },
            ]}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', height: 16 },
  // A gap keeps parts of similar colours apart.
  part: { paddingRight: 2 },
  fill: { height: 16, borderRadius: 4 },
  lost: { borderWidth: 2, borderStyle: 'dashed' },
});
