import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { findGame, type GameId } from '../../engine/games';
import { alikeNames } from '../../net/session/names';
import { useApp } from '../../stores/app/AppContext';
import type { LessonTable } from '../../stores/lesson/lesson-table';
import { faceOf } from '../games/faces';
import { type AnyLesson, BOT_NAME, type LessonWords } from '../games/lesson';
import { loadLesson } from '../games/lessons';
import { useOwnName } from '../lobby/use-own-name';
import { FaceProvider } from '../table/FaceContext';
import { TableProvider } from '../table/TableContext';
import { TableScreen } from '../table/TableScreen';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/overlays/Notice';
import { Waiting } from '../ui/overlays/Waiting';
import { Screen } from '../ui/Screen';
import { LessonProvider } from './LessonContext';

interface Props {
  readonly game: GameId;
  readonly away?: boolean;
  /** The lesson ends on the screen where it was opened. */
  readonly returns?: boolean;
  readonly onBack: () => void;
  readonly onHome: () => void;
  /** Shows the table of this new game. */
  readonly onTable: (id: string) => void;
  readonly onSetUp: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
}

interface Opened {
  readonly lesson: AnyLesson;
  readonly played: LessonTable<LessonWords<unknown>>;
}

const nowhere = () => {};

/** Opens a lesson where it was left, and shows it at the table of its game. */
export default function LessonLoader({
  game: id,
  away = false,
  returns = false,
  onHome,
  onTable,
  onSetUp,
  ...links
}: Props) {
  const { t } = useLingui();
  const app = useApp();
  const [own] = useOwnName();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [unread, setUnread] = useState(false);

  useEffect(() => {
    if (opened || unread) return;
    let active = true;
    const open = async () => {
      const lesson = await loadLesson(id);
      const number = 1;
      const last = await app.lastSetUp(lesson.game);
      const seated = last?.seats.find(({ keeper, elsewhere }) => keeper.kind === 'person' && !elsewhere);
      const known = own || seated?.name;
      const name = known === undefined || alikeNames(known, BOT_NAME) ? t`Player ${number}` : known;
      return { lesson, played: await app.openLesson(lesson, [name, BOT_NAME]) };
    };
    open().then(
      (lesson) => active && setOpened(lesson),
      (error: unknown) => {
        app.trace.tell({ kind: 'caught', where: 'open-table', error });
        if (active) setUnread(true);
      },
    );
    return () => {
      active = false;
    };
  }, [app, id, own, opened, unread, t]);

  const game = findGame(id);
  const face = game && faceOf(game.id);
  if (unread || !face) {
    return (
      <Screen title={t`Table`} onBack={links.onBack}>
        <Notice
          urgent
          text={t`The lesson can’t be opened right now.`}
          action={{ label: t`Try again`, onPress: () => setUnread(false) }}
        />
        <Button kind="main" label={t`Home`} onPress={onHome} />
      </Screen>
    );
  }
  if (!opened) return <Waiting />;
  const play = async () => {
    const { store, played } = opened.played.table;
    const next = await app.newGameAfterLesson(store.getState().game, played().opening.names);
    if (next.ok) onTable(next.value);
    // A game that can't be stored is explained there.
    else onSetUp();
  };
  const open = {
    ...opened,
    onPlay: returns ? onHome : () => void play(),
    onSetUp: returns ? null : onSetUp,
    onAgain: () => setOpened(null),
  };
  return (
    <FaceProvider face={face}>
      <TableProvider key={opened.played.lesson.game.id} table={opened.played.table}>
        <LessonProvider open={open}>
          <TableScreen
            {...links}
            away={away}
            onHome={onHome}
            onAgain={nowhere}
            onReplay={nowhere}
            onLookBack={nowhere}
            onReopen={nowhere}
          />
        </LessonProvider>
      </TableProvider>
    </FaceProvider>
  );
}
