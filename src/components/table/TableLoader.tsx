import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SeatView } from '../../net/session/session';
import { useApp } from '../../stores/app/AppContext';
import type { OpenedTable } from '../../stores/app/app-interface';
import { dailyOf } from '../../stores/daily/daily-id';
import { presenceOf } from '../../stores/multiplayer/seat-state';
import { faceOf } from '../games/faces';
import { type SharedActions, SharedProvider } from '../lobby/room/SharedContext';
import { usePhones } from '../lobby/use-phones';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/overlays/Notice';
import { Waiting } from '../ui/overlays/Waiting';
import { Screen } from '../ui/Screen';
import { FaceProvider } from './FaceContext';
import { TableProvider } from './TableContext';
import { TableIdContext } from './TableIdContext';
import { type TableLinks, TableScreen } from './TableScreen';

interface Props extends Omit<TableLinks, 'onAgain' | 'onReopen' | 'onRules' | 'practice'> {
  readonly id: string;
  readonly onRules: (game: string) => void;
  /** Called when another game has been opened. */
  readonly onTable: (id: string) => void;
  /** Shows the screen on which the host waits for other phones. */
  readonly onInvite?: (id: string) => void;
  /** Opens the screen for joining another phone's table with its digits. */
  readonly onJoin?: (table: string) => void;
}

/** Opens a stored game and shows its table, or an error. Give it the game's id as its key. */
export default function TableLoader({ id, onTable, onInvite, onJoin, onRules, ...links }: Props) {
  const { t } = useLingui();
  const app = useApp();
  const daily = dailyOf(id);
  const phones = usePhones();
  const [opened, setOpened] = useState<OpenedTable | null>(null);
  const [unread, setUnread] = useState(false);
  const [following, setFollowing] = useState(false);
  // False after the screen has closed: a next table that is found later must not open then.
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    // Effects run again when the player returns from another screen. The open table and its drafts stay.
    if (opened || unread) return;
    let active = true;
    app.openTable(id).then(
      (table) => active && setOpened(table),
      (error: unknown) => {
        app.trace.tell({ kind: 'caught', where: 'open-table', error });
        if (active) setUnread(true);
      },
    );
    return () => {
      active = false;
    };
  }, [app, id, opened, unread]);

  if (opened?.kind !== 'table') {
    if (unread) {
      const retry = () => setUnread(false);
      return <Closed text={t`This game can’t be read right now.`} onAgain={retry} onHome={links.onHome} />;
    }
    return opened ? <Closed text={closedText()} onHome={links.onHome} /> : <Waiting />;
  }

  const { table, dice, shared, practice } = opened;
  const { game } = table.store.getState();
  const face = faceOf(game.id);
  if (!face) return <Closed text={t`This game can’t be played on the screen yet.`} onHome={links.onHome} />;
  const playAgain = async () => {
    const { options, names } = table.played().opening;
    const { seats } = table.store.getState();
    const next = daily
      ? await app.daily.practise(daily, names)
      : await app.newGame(game, { seats, options, dice }, shared);
    if (!next.ok) table.refuse(next.refusal);
    // If no seat waits for a person, there is nobody to invite.
    else if (shared && onInvite && seats.some(isMissing)) onInvite(next.value);
    else onTable(next.value);
  };
  const follow = async () => {
    setFollowing(true);
    const next = await app.joinNextTable(id);
    setFollowing(false);
    if (!mounted.current) return;
    if (next.ok) onTable(next.value);
    else table.refuse(next.refusal);
  };
  const reopen = () => setOpened(null);
  const close = async () => {
    const closed = await app.closeToOthers(id);
    if (closed.ok) reopen();
    else table.refuse(closed.refusal);
  };
  const actions: SharedActions = {
    shared,
    onInvite: phones === 'come' && onInvite && !daily ? () => onInvite(id) : null,
    onClose: () => void close(),
    onLeave() {
      void app
        .forget(id)
        .catch((error: unknown) => app.trace.tell({ kind: 'caught', where: 'leave', error }));
      links.onHome();
    },
    onJoin: () => shared && onJoin?.(shared.store.getState().table),
    onNext: following ? null : () => void follow(),
  };
  return (
    <FaceProvider face={face} realDice={dice === 'real'}>
      <TableProvider table={table}>
        <SharedProvider actions={actions}>
          <TableIdContext value={id}>
            <TableScreen
              {...links}
              practice={practice}
              onBack={practice ? links.onBack : links.onHome}
              onAgain={() => void playAgain()}
              onReopen={reopen}
              onRules={() => onRules(game.id)}
            />
          </TableIdContext>
        </SharedProvider>
      </TableProvider>
    </FaceProvider>
  );

  function closedText(): string {
    if (opened?.kind !== 'aside') return t`There is no such game on this phone.`;
    return opened.why === 'newer'
      ? t`A newer version of Knobel has saved this game. It is kept, and can be played once the app is up to date.`
      : t`This game can’t be read any more. It is kept under “Played games”, and nothing else is touched.`;
  }
}

/** Whether a person is missing: the seat is free, or its phone is away. */
const isMissing = (seat: SeatView): boolean => ['free', 'away'].includes(presenceOf(seat));

interface ClosedProps {
  readonly text: string;
  /** Offered where a second attempt may succeed. */
  readonly onAgain?: () => void;
  readonly onHome: () => void;
}

function Closed({ text, onAgain, onHome }: ClosedProps) {
  const { t } = useLingui();
  const action = onAgain && { action: { label: t`Try again`, onPress: onAgain } };
  return (
    <Screen title={t`Table`} onBack={onHome}>
      <Notice text={text} urgent {...action} />
      <Button kind="main" label={t`Home`} onPress={onHome} />
    </Screen>
  );
}
