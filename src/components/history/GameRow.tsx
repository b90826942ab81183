import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { pointsText } from '../../i18n/points';
import { dailyOf } from '../../stores/daily/daily-id';
import type { History } from '../../stores/saves/history';
import type { SavedGame } from '../../stores/saves/saves';
import { useDailyWords } from '../daily/use-daily-words';
import { emblems } from '../games/emblems';
import { FeltTray } from '../home/FeltTray';
import { IconButton } from '../ui/controls/IconButton';
import { Press, wash } from '../ui/controls/Press';
import { Icon } from '../ui/Icon';
import { Figure, Quiet, Text } from '../ui/Text';
import type { IconName } from '../ui/theme/icons';
import { radius, space } from '../ui/theme/measures';
import { useTextScale } from '../ui/theme/use-text-scale';
import { useTheme } from '../ui/theme/use-theme';
import { gameIdOf } from './game-id-of';
import { useWhen } from './use-when';

interface Props {
  readonly history: History;
  readonly saved: SavedGame;
  readonly onOpen: (saved: SavedGame) => void;
  readonly onMore: (saved: SavedGame) => void;
}

/** With larger text the words stand below the picture. */
const LEAST_WORDS = 140;
/** A long name and its score stay side by side. */
const MOST = 1.6;

/** A game: its time, its players, and its result or current state. A press continues it or replays it. */
export const GameRow = memo(function GameRow({ history, saved, onOpen, onMore }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const text = useTextScale();
  const id = gameIdOf(saved.game.id);
  // Undefined until the game has been read through.
  const outcome = useStore(history.store, ({ outcomes }) => outcomes.get(saved.id));
  const when = useWhen()(saved.changedAt);
  const daily = dailyOf(saved.id);
  const { dayText } = useDailyWords();
  const date = daily && dayText(daily.day);
  if (!id) return null;
  const name = t(emblems[id].name);
  const seats = saved.seats.map((seat, at) => {
    const score = outcome?.scores[at];
    const points = score === undefined ? '' : pointsText(i18n, score);
    return { key: String(at), name: seat.name, points, won: outcome?.winners.includes(at) === true };
  });
  return (
    <View style={[styles.card, { backgroundColor: theme.card, boxShadow: theme.shadow }]}>
      <Press
        role="button"
        onPress={() => onOpen(saved)}
        style={(state) => [styles.open, { backgroundColor: wash(state, theme) }]}
      >
        <FeltTray game={id} die={13} edge="around" />
        <View style={[styles.words, { flexBasis: LEAST_WORDS * text }]}>
          <Text kind="heading" maxFontSizeMultiplier={MOST}>
            {name}
          </Text>
          <View style={styles.seats}>
            {seats.map(({ key, name: who, points, won }) => (
              <View key={key} style={styles.seat}>
                {won && <Sign name="trophy" label={t`Winner`} size={18} />}
                <Text kind={won ? 'strong' : 'body'} maxFontSizeMultiplier={MOST} style={styles.who}>
                  {who}
                </Text>
                <Figure tone={won ? 'text' : 'quiet'} maxFontSizeMultiplier={MOST}>
                  {points}
                </Figure>
              </View>
            ))}
          </View>
          <Quiet>{saved.practice && !daily ? t`${when}, practice` : when}</Quiet>
          {daily && <Quiet>{daily.counts ? t`Dice of ${date}` : t`Practice with the dice of ${date}`}</Quiet>}
        </View>
        {!saved.over && !saved.end && <Sign name="play" label={t`Continue`} size={24} />}
      </Press>
      <View style={styles.more}>
        <IconButton
          icon="menu"
          label={t`More about ${name}, ${when}`}
          tone="quiet"
          onPress={() => onMore(saved)}
        />
      </View>
    </View>
  );
});

interface SignProps {
  readonly name: IconName;
  readonly label: string;
  readonly size: number;
}

/** An icon with a meaning. It is read with the rest of the row. */
function Sign({ name, label, size }: SignProps) {
  const { accentText } = useTheme();
  return (
    <View role="img" aria-label={label}>
      <Icon name={name} size={size} colour={accentText} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'stretch', borderRadius: radius.large },
  open: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.medium,
    padding: space.medium,
    borderRadius: radius.large,
  },
  words: { flexGrow: 1, flexShrink: 1, gap: space.hair },
  seats: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium },
  // A long name wraps within the row, so that its score keeps away from the menu.
  seat: { maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: space.small },
  who: { flexShrink: 1 },
  more: { justifyContent: 'center', paddingRight: space.tiny },
});
