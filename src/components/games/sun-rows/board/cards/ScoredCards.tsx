import { Plural, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../../engine/game';
import { CARDS_TO_END } from '../../../../../engine/sun-rows/state';
import { Icon } from '../../../../ui/Icon';
import { Text } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import { useStanding } from '../hooks';

const CARDS = Array.from({ length: CARDS_TO_END }, (_, at) => at);

interface Props {
  readonly seat: Seat;
  /** Shows the points in words. */
  readonly wordy?: boolean;
}

/** The finished cards of a seat, out of four, and their points. */
export const ScoredCards = memo(function ScoredCards({ seat, wordy = false }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const scored = useStanding((state) => state.scored[seat] ?? 0);
  const points = useStanding((state) => state.points[seat] ?? 0);
  return (
    <View style={styles.line}>
      <View
        role="img"
        accessible
        aria-label={t`${scored} of ${CARDS_TO_END} cards finished`}
        style={styles.cards}
      >
        {CARDS.map((card) => (
          <View
            key={card}
            style={[
              styles.card,
              card < scored
                ? { backgroundColor: theme.good, borderColor: theme.good }
                : { borderColor: theme.edge },
            ]}
          >
            {card < scored && <Icon fixed name="check" size={10} colour={theme.onGood} />}
          </View>
        ))}
      </View>
      {wordy && (
        <Text kind="strong">
          <Plural value={points} one="# point" other="# points" />
        </Text>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  cards: { flexDirection: 'row', gap: 3 },
  card: {
    width: 13,
    height: 18,
    borderRadius: 3,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
