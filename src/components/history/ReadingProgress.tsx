import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly looked: number;
  readonly of: number;
}

/** The progress of reading the games on this phone. */
export function ReadingProgress({ looked, of }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const done = i18n.number(looked);
  const all = i18n.number(of);
  const label = t`Looking through the games: ${done} of ${all}`;
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={looked}
      style={styles.looking}
    >
      <Quiet>{label}</Quiet>
      <View style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}>
        <View
          style={[
            styles.done,
            { width: `${(100 * looked) / Math.max(1, of)}%`, backgroundColor: theme.chosen },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  looking: { gap: space.tiny },
  track: { height: 10, overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  done: { height: '100%' },
});
