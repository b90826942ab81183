import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useApp } from '../../../stores/app/AppContext';
import { hasCoach } from '../../../stores/look-back/look-back';
import type { Unreadable } from '../../../stores/saves/save-text';
import { createReplay, type Replay } from '../../../stores/table/replay';
import { faceOf } from '../../games/faces';
import { FaceProvider } from '../../table/FaceContext';
import { TableProvider } from '../../table/TableContext';
import { Notice } from '../../ui/overlays/Notice';
import { Waiting } from '../../ui/overlays/Waiting';
import { Screen } from '../../ui/Screen';
import { ReplayScreen } from './ReplayScreen';

interface Props {
  readonly id: string;
  /** Shows the game after so many entries first. */
  readonly at?: number;
  readonly onBack: () => void;
  /** Opens the look back at the game. */
  readonly onLookBack?: () => void;
}

/** Opens a stored game for a replay, or shows an error. */
export default function ReplayLoader({ id, at = 0, onBack, onLookBack }: Props) {
  const { t } = useLingui();
  const [opened, again] = useReplay(id, at);
  if (opened === 'opening') return <Waiting />;
  if (typeof opened === 'string') {
    const action = opened === 'trouble' && { action: { label: t`Try again`, onPress: again } };
    return (
      <Screen title={t`Move by move`} onBack={onBack}>
        <Notice urgent text={closedText(opened)} {...action} />
      </Screen>
    );
  }
  const { game, state } = opened.table.played();
  const judged = hasCoach(game) && game.ranking(state) !== null;
  const face = faceOf(game.id);
  if (!face) {
    return (
      <Screen title={t`Move by move`} onBack={onBack}>
        <Notice text={t`This game can’t be shown on the screen yet.`} />
      </Screen>
    );
  }
  return (
    <FaceProvider face={face}>
      <TableProvider table={opened.table}>
        <ReplayScreen replay={opened} onBack={onBack} {...(judged && onLookBack && { onLookBack })} />
      </TableProvider>
    </FaceProvider>
  );

  function closedText(why: Closed): string {
    switch (why) {
      case 'missing':
        return t`There is no such game on this phone.`;
      case 'trouble':
        return t`This game can’t be read right now.`;
      case 'newer':
        return t`A newer version of Knobel has saved this game. It can be shown once the app is up to date.`;
      case 'broken':
        return t`This game can’t be read any more. The rest is kept.`;
    }
  }
}

type Closed = Unreadable | 'missing' | 'trouble';

/** The replay or its loading state, and a function that loads it again. */
function useReplay(id: string, at: number): readonly [Replay | Closed | 'opening', () => void] {
  const { saves } = useApp();
  const [opened, setOpened] = useState<Replay | Closed | 'opening'>('opening');
  useEffect(() => {
    if (opened !== 'opening') return;
    let active = true;
    saves.load(id).then(
      (saved) => {
        if (!active) return;
        if (saved === null) setOpened('missing');
        else if (typeof saved === 'string') setOpened(saved);
        else {
          const replay = createReplay(saved.match, saved.seats);
          // The move itself is shown, with its dice in the air.
          if (at > 0) replay.goTo(at - 1);
          if (at > 0) replay.goTo(at);
          setOpened(replay);
        }
      },
      () => active && setOpened('trouble'),
    );
    return () => {
      active = false;
    };
  }, [saves, id, at, opened]);
  return [opened, () => setOpened('opening')];
}
