import { Trans, useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { pointsText } from '../../i18n/points';
import { emblems } from '../games/emblems';
import { Press } from '../ui/controls/Press';
import { Icon } from '../ui/Icon';
import { Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { FeltTray } from './FeltTray';

/** An unfinished game, for the home screen. */
export interface Continuing {
  readonly game: GameId;
  readonly names: readonly string[];
  /** In the order of the names. */
  readonly scores?: readonly number[];
  /** Whose turn it is, or when it was last played. */
  readonly line: string;
}

interface Props extends Continuing {
  readonly onContinue: () => void;
}

/**
 * Continues the unfinished game. It is the first element on the home screen, and the only one in the accent
 * colour.
 */
export function ContinueCard({ game, names, scores, line, onContinue }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const name = t(emblems[game].name);
  const people = names.map((each, seat) => {
    const score = scores?.[seat];
    return score === undefined ? each : `${each}: ${pointsText(i18n, score)}`;
  });
  return (
    <Press
      role="button"
      onPress={onContinue}
      style={({ pressed, hovered }) => [
        styles.card,
        {
          backgroundColor: theme.accent,
          boxShadow: theme.shadow,
          opacity: pressed ? 0.84 : hovered ? 0.93 : 1,
        },
      ]}
    >
      <FeltTray game={game} die={16} edge="around" />
      <View style={styles.words}>
        <Text kind="heading" tone="onAccent" maxFontSizeMultiplier={1.2}>
          <Trans>Continue {name}</Trans>
        </Text>
        <View style={styles.people}>
          {people.map((each, seat) => (
            <Text key={String(seat)} kind="quiet" tone="onAccent">
              {each}
            </Text>
          ))}
        </View>
        <Text kind="quiet" tone="onAccent">
          {line}
        </Text>
      </View>
      <Icon fixed name="play" colour={theme.onAccent} size={28} />
    </Press>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.large,
    padding: space.medium,
    paddingRight: space.large,
    borderRadius: radius.large,
  },
  words: { flex: 1, gap: space.hair },
  people: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium },
});
