import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { hasCoach } from '../../stores/look-back/look-back';
import type { History } from '../../stores/saves/history';
import type { SavedGame } from '../../stores/saves/saves';
import { emblems } from '../games/emblems';
import { useDiceWords } from '../table/sheets/use-dice-words';
import { Toast } from '../ui/overlays/Toast';
import { Screen } from '../ui/Screen';
import { Heading, Quiet } from '../ui/Text';
import { column, space } from '../ui/theme/measures';
import { useShare } from '../ui/use-share';
import { AsideRow } from './AsideRow';
import { GameRow } from './GameRow';
import { gameIdOf } from './game-id-of';
import { HistoryNotices } from './HistoryNotices';
import { type Line, linesOf, type Section } from './lines';
import { MoreSheet } from './MoreSheet';
import { NothingYet } from './NothingYet';
import { useChosen } from './use-chosen';
import { useWhen } from './use-when';

interface Props {
  readonly history: History;
  readonly onContinue: (id: string) => void;
  readonly onWatch: (id: string) => void;
  readonly onLookBack: (id: string) => void;
  /** Opens the list of games to play. */
  readonly onPlay: () => void;
  readonly onBack: () => void;
}

/** The games on this phone: unfinished, finished, and unreadable ones. */
export function HistoryScreen({ history, onContinue, onWatch, onLookBack, onPlay, onBack }: Props) {
  const { t } = useLingui();
  const insets = useSafeAreaInsets();
  const games = useStore(history.store, (state) => state.games);
  const aside = useStore(history.store, (state) => state.aside);
  const { chosen, more, askAside, ask, close } = useChosen();
  const name = t`Knobel game`;
  const { share, problem, forget } = useShare();
  const shareGame = useCallback(
    (id: string) => share(`${name}.json`, () => history.written(id)),
    [history, name, share],
  );
  const go = useCallback((saved: SavedGame) => onContinue(saved.id), [onContinue]);
  const watch = useCallback((saved: SavedGame) => onWatch(saved.id), [onWatch]);

  const draw = useCallback(
    ({ item }: { readonly item: Line }) => {
      switch (item.kind) {
        case 'heading':
          return <SectionHeading section={item.section} />;
        case 'aside':
          return <AsideRow game={item.game} onShare={shareGame} onDelete={askAside} />;
        case 'game': {
          const { saved } = item;
          return (
            <GameRow
              history={history}
              saved={saved}
              onOpen={saved.over || saved.end ? watch : go}
              onMore={more}
            />
          );
        }
      }
    },
    [history, shareGame, askAside, watch, go, more],
  );

  const lines = useMemo(() => linesOf(games ?? [], aside), [games, aside]);
  const notices = useMemo(() => <HistoryNotices history={history} />, [history]);
  const sides = {
    paddingLeft: Math.max(insets.left, space.large),
    paddingRight: Math.max(insets.right, space.large),
  };
  return (
    <Screen title={t`Played games`} onBack={onBack} scrolls={false}>
      <FlatList
        data={lines}
        keyExtractor={({ key }) => key}
        renderItem={draw}
        windowSize={WINDOW}
        style={styles.fill}
        contentContainerStyle={[styles.list, sides, { paddingBottom: insets.bottom + space.wide }]}
        ListHeaderComponent={notices}
        ListEmptyComponent={
          games && (
            <NothingYet
              heading={t`No games yet`}
              line={t`Games played on this phone are kept here. Finish them or watch them again.`}
              onPlay={onPlay}
            />
          )
        }
      />
      {chosen && (
        <ChosenSheet
          history={history}
          saved={chosen.saved}
          changedAt={chosen.changedAt}
          asking={chosen.asking}
          onWatch={() => {
            close();
            onWatch(chosen.id);
          }}
          onLookBack={
            chosen.saved?.over && hasCoach(chosen.saved.game)
              ? () => {
                  close();
                  onLookBack(chosen.id);
                }
              : undefined
          }
          // The share dialog opens above the sheet, so close the sheet afterwards: iOS shows no dialog above
          // a sheet that is closing.
          onShare={() => void shareGame(chosen.id).then(close)}
          onAsk={ask}
          onDelete={() => {
            close();
            void history.remove(chosen.id);
          }}
          onClose={close}
        />
      )}
      <Toast text={problem} onDone={forget} />
    </Screen>
  );
}

/** How many screens of rows the list renders at a time. */
const WINDOW = 5;

function SectionHeading({ section }: { readonly section: Section }) {
  const { t } = useLingui();
  if (section === 'underWay') return <Heading>{t`Under way`}</Heading>;
  if (section === 'ended') return <Heading style={styles.section}>{t`Broken off`}</Heading>;
  if (section === 'finished') return <Heading style={styles.section}>{t`Finished`}</Heading>;
  return (
    <View style={styles.section}>
      <Heading>{t`Set aside`}</Heading>
      <Quiet>{t`These can’t be continued. They stay here until you delete them.`}</Quiet>
    </View>
  );
}

type ChosenProps = Omit<React.ComponentProps<typeof MoreSheet>, 'open' | 'title' | 'line' | 'dice'> & {
  readonly history: History;
  readonly saved: SavedGame | null;
  readonly changedAt: number;
};

function ChosenSheet({ history, saved, changedAt, ...rest }: ChosenProps) {
  const { t } = useLingui();
  const rolls = useStore(history.store, ({ outcomes }) => outcomes.get(saved?.id ?? '')?.rolls ?? null);
  const made = useDiceWords(rolls);
  const line = useWhen()(changedAt);
  const id = saved ? gameIdOf(saved.game.id) : undefined;
  return (
    <MoreSheet
      open
      title={id ? t(emblems[id].name) : t`A game that was set aside`}
      line={line}
      dice={rolls ? `${made.title}: ${made.line}` : undefined}
      {...rest}
    />
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  list: {
    width: '100%',
    maxWidth: column,
    alignSelf: 'center',
    paddingTop: space.large,
    gap: space.medium,
  },
  section: { paddingTop: space.small },
});
