import { StyleSheet, View } from 'react-native';
import { ownColours } from './access/own-colours';
import { radius } from './theme/measures';
import { useTheme } from './theme/use-theme';

interface Props {
  readonly label: string;
  readonly done: number;
  readonly of: number;
  /** How far it is, for screen readers, if the label does not say it. */
  readonly spoken?: string;
  readonly height?: number;
}

/** How far some work is. */
export function ProgressBar({ label, done, of, spoken, height = 10 }: Props) {
  const theme = useTheme();
  return (
    <View
      {...ownColours}
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      {...(spoken !== undefined && { 'aria-valuetext': spoken })}
      style={[styles.track, { height, backgroundColor: theme.sunken, borderColor: theme.line }]}
    >
      <View
        style={[styles.done, { width: `${(100 * done) / Math.max(1, of)}%`, backgroundColor: theme.chosen }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  done: { height: '100%' },
});
