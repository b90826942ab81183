import { StyleSheet, View, type ViewStyle } from 'react-native';
import { Mark } from '../../dice/Mark';
import { ownColours } from '../../ui/access/own-colours';
import type { Theme } from '../../ui/theme/theme';
import { useTheme } from '../../ui/theme/use-theme';
import type { BarPart } from './bars';

/** The points of a seat by their sources. What was lost pales them. Words say the same, so screen readers skip it. */
export function SourceBar({ parts }: { readonly parts: readonly BarPart[] }) {
  const theme = useTheme();
  return (
    <View {...ownColours} aria-hidden importantForAccessibility="no-hide-descendants" style={styles.bar}>
      {parts.map(({ label, from, share, ...part }) => (
        <View key={label} style={[styles.part, { left: `${100 * from}%`, width: `${100 * share}%` }]}>
          <View style={[styles.fill, paintOf(part, theme)]} />
        </View>
      ))}
    </View>
  );
}

type Painted = Pick<BarPart, 'colour' | 'lost'>;

/** The sign of a part in the list of the sources: its colour, with the shape that tells colours apart. */
export function SourceSign(part: Painted) {
  const theme = useTheme();
  const own = part.colour && !part.lost ? theme.colours[part.colour] : null;
  return own ? (
    <Mark shape={own.shape} size={SIGN} colour={own.body} />
  ) : (
    <View {...ownColours} style={[styles.sign, paintOf(part, theme)]} />
  );
}

const paintOf = ({ colour, lost }: Painted, theme: Theme): ViewStyle =>
  lost
    ? { borderWidth: 2, borderStyle: 'dashed', borderColor: theme.danger, backgroundColor: `${theme.card}B3` }
    : { backgroundColor: colour ? theme.colours[colour].body : theme.edge };

const SIGN = 12;

const styles = StyleSheet.create({
  bar: { height: 16 },
  // A gap keeps parts of similar colours apart.
  part: { position: 'absolute', top: 0, bottom: 0, paddingRight: 2 },
  fill: { height: 16, borderRadius: 4 },
  sign: { width: SIGN, height: SIGN, borderRadius: 3 },
});
