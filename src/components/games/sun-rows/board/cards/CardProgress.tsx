import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../../../ui/Text';
import { radius } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import { FullRowTicks } from './FullRowTicks';

interface Props {
  /** The number of the card: sentences name it. */
  readonly place: number;
  /** The number of full rows, including those that the dice would fill. */
  readonly full: number;
  readonly points: number;
  /** Whether the dice would finish the card, or finish it in the draft. */
  readonly complete: 'no' | 'possible' | 'placed';
}

/** The head of a card: three places for full rows, and its points so far. */
export const CardProgress = memo(function CardProgress({ place, full, points, complete }: Props) {
  const theme = useTheme();
  return (
    <View style={styles.head}>
      <View style={styles.places}>
        <Text kind="tag" tone="quiet" maxFontSizeMultiplier={1.4}>
          {place}
        </Text>
        <FullRowTicks full={full} size={14} />
      </View>
      <View
        style={[
          styles.points,
          complete === 'possible' && [styles.possible, { borderColor: theme.accentText }],
          complete === 'placed' && { backgroundColor: theme.accent, borderColor: theme.accent },
        ]}
      >
        <Text
          kind="small"
          maxFontSizeMultiplier={1.4}
          tone={complete === 'placed' ? 'onAccent' : points > 0 ? 'text' : 'quiet'}
          style={styles.words}
        >
          {complete !== 'no' ? (
            <Trans>
              <Plural value={points} one="# point" other="# points" />!
            </Trans>
          ) : (
            <Plural value={points} one="# point" other="# points" />
          )}
        </Text>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
  },
  places: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  points: { borderRadius: radius.small, borderWidth: 1.5, borderColor: 'transparent', paddingHorizontal: 3 },
  // As the boxes that dice would fill.
  possible: { borderStyle: 'dashed' },
  words: { fontVariant: ['tabular-nums'] },
});
