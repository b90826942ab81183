import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { ownColours } from '../ui/access/own-colours';
import { Press, wash } from '../ui/controls/Press';
import { Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { useDailyWords } from './use-daily-words';

interface Props {
  readonly day: string;
  readonly state: 'past' | 'today' | 'future';
  readonly chosen: boolean;
  /** For each game, whether its try was finished. */
  readonly finished: readonly boolean[];
  readonly onPress: () => void;
}

/** A day of the calendar: its number and a dot for each game, filled when its try is done. */
export function Day({ day, state, chosen, finished, onPress }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const { dayText } = useDailyWords();
  const date = dayText(day);
  const done = finished.filter((each) => each).length;
  const all = finished.length;
  const future = state === 'future' && done === 0;
  const number = dayText(day, { day: 'numeric' });
  if (future)
    return (
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={[styles.day, styles.future]}>
        <Text tone="quiet" maxFontSizeMultiplier={1.6}>
          {number}
        </Text>
      </View>
    );
  return (
    <Press
      role="button"
      aria-label={t`${date}: ${done} of ${all} games played`}
      aria-pressed={chosen}
      onPress={onPress}
      style={(press) => [styles.day, { backgroundColor: chosen ? theme.sunken : wash(press, theme) }]}
    >
      {/* A part of its own: with forced colours a border that is transparent otherwise would be seen on every day. */}
      {(chosen || state === 'today') && (
        <View style={[styles.ring, { borderColor: chosen ? theme.edge : theme.accent }]} />
      )}
      <Text kind="label" maxFontSizeMultiplier={1.6}>
        {number}
      </Text>
      <View {...ownColours} style={styles.dots}>
        {finished.map((each, at) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its game
            key={at}
            style={[styles.dot, { borderColor: theme.edge }, each && { backgroundColor: theme.good }]}
          />
        ))}
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  day: {
    minWidth: 0,
    minHeight: 48,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.hair,
    borderRadius: radius.small,
  },
  ring: {
    ...StyleSheet.absoluteFill,
    borderWidth: 1.5,
    borderRadius: radius.small,
    pointerEvents: 'none',
  },
  future: { justifyContent: 'flex-start', paddingTop: space.small },
  dots: { flexDirection: 'row', gap: 2 },
  dot: { width: 7, height: 7, borderWidth: 1, borderRadius: 4 },
});
