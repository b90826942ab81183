import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GameId } from '../../engine/games';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/overlays/Notice';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { WindowType } from '../ui/theme/WindowType';
import { Band } from './Band';
import { ContinueCard, type Continuing } from './ContinueCard';
import { GameCard, type HomeGame } from './GameCard';
import { useHomeLayout } from './use-home-layout';

/** Information for the player before playing, for example about a save that was set aside. */
export interface HomeNotice {
  readonly key: string;
  readonly text: string;
  readonly urgent?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

interface Props {
  readonly games: readonly HomeGame[];
  /** The unfinished games are not known yet. Nothing is drawn that would have to move for them. */
  readonly looking?: boolean;
  readonly continuing: Continuing | null;
  /** The number of other unfinished games. */
  readonly others?: number;
  readonly notices?: readonly HomeNotice[];
  /** Tables nearby, and a button to join one. */
  readonly nearby?: ReactNode;
  /** Leads to today's dice. */
  readonly today?: ReactNode;
  readonly onContinue: () => void;
  readonly onPlay: (game: GameId) => void;
  readonly onRules: (game: GameId) => void;
  readonly onHistory: () => void;
  readonly onStatistics: () => void;
  readonly onSettings: () => void;
}

/** The home screen: two taps to the first throw. It reads no stores. */
export function HomeScreen(props: Props) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      style={{ backgroundColor: theme.page }}
      contentContainerStyle={[styles.all, { paddingBottom: insets.bottom + space.large }]}
    >
      <WindowType>
        <Band {...props} />
        {!props.looking && <Page {...props} />}
      </WindowType>
    </ScrollView>
  );
}

function Page({ games, continuing, others = 0, notices = [], nearby, today, ...ways }: Props) {
  const { onContinue, onPlay, onRules, onHistory } = ways;
  const { t } = useLingui();
  const { sides, columns, tall, width } = useHomeLayout();
  const [heights, setHeights] = useState<Partial<Readonly<Record<GameId, number>>>>({});
  const onHeight = useCallback(
    (game: GameId, height: number) =>
      setHeights((now) => (now[game] === height ? now : { ...now, [game]: height })),
    [],
  );
  const least = columns === 2 ? Math.max(0, ...Object.values(heights)) : 0;
  return (
    <View role="main" style={[styles.page, sides, { maxWidth: width }, tall && styles.filling]}>
      {notices.map(({ key, ...notice }) => (
        <Notice key={key} {...notice} />
      ))}
      {continuing && <ContinueCard {...continuing} onContinue={onContinue} />}
      {others > 0 && (
        <Button
          kind="quiet"
          icon="history"
          label={t`${plural(others, { one: '# more game is under way', other: '# more games are under way' })}`}
          onPress={onHistory}
        />
      )}
      {nearby}
      <View
        role="list"
        aria-label={t`Games`}
        style={[styles.list, columns === 2 && styles.pairs, tall && styles.filling]}
      >
        {games.map((game) => (
          <View key={game.id} role="none" style={columns === 2 ? styles.half : styles.whole}>
            <GameCard {...game} onPlay={onPlay} onRules={onRules} least={least} onHeight={onHeight} />
          </View>
        ))}
      </View>
      {today}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flexGrow: 1 },
  filling: { flexGrow: 1, alignContent: 'stretch' },
  page: { width: '100%', alignSelf: 'center', paddingTop: space.large, gap: space.medium },
  list: { gap: space.medium },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.large },
  whole: { alignSelf: 'stretch' },
  half: { flexGrow: 1, flexBasis: '45%' },
});
