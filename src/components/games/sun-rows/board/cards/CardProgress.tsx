import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../../../../ui/Icon';
import { Text } from '../../../../ui/Text';
import { radius } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';

interface Props {
  /** The number of full rows, including those that the dice would fill. */
  readonly full: number;
  readonly points: number;
  /** The card is finished, or the dice would finish it. */
  readonly complete: boolean;
}

const PLACES = [0, 1, 2] as const;

/** The head of a card: three places for full rows, and its points so far. */
export const CardProgress = memo(function CardProgress({ full, points, complete }: Props) {
  const theme = useTheme();
  return (
    <View style={styles.head}>
      <View style={styles.places}>
        {PLACES.map((place) => (
          <View
            key={place}
            style={[
              styles.place,
              place < full
                ? { backgroundColor: theme.good, borderColor: theme.good }
                : { borderColor: theme.edge },
            ]}
          >
            {place < full && <Icon name="check" size={11} colour={theme.onGood} />}
          </View>
        ))}
      </View>
      <View style={[styles.points, complete && { backgroundColor: theme.accent }]}>
        <Text
          kind="small"
          maxFontSizeMultiplier={1.4}
          tone={complete ? 'onAccent' : points > 0 ? 'text' : 'quiet'}
          style={styles.words}
        >
          {complete ? (
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
  places: { flexDirection: 'row', gap: 3 },
  place: {
    width: 14,
    height: 14,
    borderRadius: 4,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  points: { borderRadius: radius.small, paddingHorizontal: 4 },
  words: { fontVariant: ['tabular-nums'] },
});
