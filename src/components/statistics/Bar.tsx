import { StyleSheet, View } from 'react-native';
import { ownColours } from '../ui/access/own-colours';
import { radius } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  /** The filled part, from 0 to 1. */
  readonly part: number;
  readonly colour?: string;
}

/** A part of a whole, as a bar. The words beside it say the same. */
export function Bar({ part, colour }: Props) {
  const theme = useTheme();
  return (
    <View {...ownColours} style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}>
      <View style={[styles.part, { width: `${100 * part}%`, backgroundColor: colour ?? theme.chosen }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: 12, overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  part: { height: '100%' },
});
