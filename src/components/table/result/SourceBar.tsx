import { StyleSheet, View } from 'react-native';
import { ownColours } from '../../ui/access/own-colours';
import { useTheme } from '../../ui/theme/use-theme';
import type { BarPart } from './bars';

/** The points of a seat by their sources. What was lost pales them. Words say the same, so screen readers skip it. */
export function SourceBar({ parts }: { readonly parts: readonly BarPart[] }) {
  const theme = useTheme();
  return (
    <View {...ownColours} aria-hidden importantForAccessibility="no-hide-descendants" style={styles.bar}>
      {parts.map(({ label, from, share, lost, colour }) => (
        <View key={label} style={[styles.part, { left: `${100 * from}%`, width: `${100 * share}%` }]}>
          <View
            style={[
              styles.fill,
              lost
                ? [styles.lost, { borderColor: theme.danger, backgroundColor: `${theme.card}B3` }]
                : { backgroundColor: colour ? theme.colours[colour].body : theme.edge },
            ]}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { height: 16 },
  // A gap keeps parts of similar colours apart.
  part: { position: 'absolute', top: 0, bottom: 0, paddingRight: 2 },
  fill: { height: 16, borderRadius: 4 },
  lost: { borderWidth: 2, borderStyle: 'dashed' },
});
