import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, ZoomIn } from 'react-native-reanimated';
import type { Seat } from '../../../engine/game';
import { personNamed } from '../../../stores/people/person';
import { PersonToken } from '../../people/PersonToken';
import { usePeople } from '../../people/use-people';
import { ownColours } from '../../ui/access/own-colours';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { duration, radius, space } from '../../ui/theme/measures';
import { textScale } from '../../ui/theme/text-scale';
import { useReducedMotion, useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { useTable } from '../TableContext';

interface Props {
  /** All seats in first place. */
  readonly winners: readonly Seat[];
  /** The story of the game, if there is one. */
  readonly story: string | null;
}

/** A long name twice as large would break in the middle of a word. */
const MOST_NAME = 1.4;

/** The winner's moment: who won, in gold on felt, and one sentence about the game. */
export function WinnerMoment({ winners, story }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const still = useReducedMotion();
  const seats = useTable((table) => table.seats);
  const persons = usePeople((people) => people.persons);
  const [first = 0] = winners;
  const state = useTable((table) => table.state);
  const points = useTable((table) => table.game.scores(table.state)[first] ?? 0);
  const facts = useFace().seatFacts?.(state, first, useSay());
  const one = winners.length === 1;
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(' · ');
  return (
    <View
      {...ownColours}
      style={[styles.moment, one && styles.beside, { backgroundColor: theme.felt, borderColor: theme.wood }]}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.tokens}>
        {winners.map((seat) => {
          const view = seats[seat];
          const person = view?.keeper.kind === 'person' ? personNamed(persons, view.name) : null;
          return (
            <Animated.View key={seat} {...(!still && { entering: ZoomIn.duration(duration.slow * 1.5) })}>
              <View style={[styles.ring, { borderColor: theme.glowOnFelt }]}>
                {person ? (
                  <PersonToken {...person} size={60} />
                ) : (
                  <Icon fixed name="trophy" colour={theme.glowOnFelt} size={44} />
                )}
              </View>
            </Animated.View>
          );
        })}
      </View>
      <Animated.View
        {...(!still && { entering: FadeIn.delay(duration.slow).duration(duration.slow) })}
        style={one ? styles.wordsBeside : styles.words}
      >
        <Text kind="title" tone="glowOnFelt" maxFontSizeMultiplier={MOST_NAME} style={!one && styles.centred}>
          {names}
        </Text>
        <Text kind="strong" tone="onFelt" style={!one && styles.centred}>
          {facts?.score ?? t`${plural(points, { one: '# point', other: '# points' })}`}
        </Text>
        {story !== null && (
          <Text tone="onFelt" style={!one && styles.centred}>
            {story}
          </Text>
        )}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  moment: {
    alignItems: 'center',
    gap: space.small,
    padding: space.large,
    borderWidth: 4,
    borderRadius: radius.large,
  },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
  ring: {
    width: 76,
    height: 76,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderRadius: radius.round,
  },
  // One winner stands beside the words, so that little height is enough.
  beside: { flexDirection: 'row', flexWrap: 'wrap', gap: space.large },
  words: { gap: space.tiny },
  // Large text goes below.
  wordsBeside: { flexGrow: 1, flexShrink: 1, flexBasis: 160 * textScale, gap: space.tiny },
  centred: { textAlign: 'center' },
});
