import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasCoach } from '../../../stores/look-back/look-back';
import type { SavedTable } from '../../../stores/saves/saves';
import { createReplay } from '../../../stores/table/replay';
import { faceOf } from '../../games/faces';
import { FaceProvider } from '../../table/FaceContext';
import { TableProvider } from '../../table/TableContext';
import { Notice } from '../../ui/overlays/Notice';
import { Waiting } from '../../ui/overlays/Waiting';
import { Screen } from '../../ui/Screen';
import { UnreadGame } from '../UnreadGame';
import { useSavedTable } from '../use-saved-table';
import { ReplayScreen } from './ReplayScreen';

interface Ways {
  readonly onBack: () => void;
  /** Opens the look back at the game. */
  readonly onLookBack?: () => void;
}

interface Props extends Ways {
  readonly id: string;
  /** The move that is played first. Without it, how the game ended. */
  readonly at?: number;
}

/** Opens a stored game for a replay, or shows why it can’t be read. */
export default function ReplayLoader({ id, at, ...ways }: Props) {
  const { t } = useLingui();
  const reading = useSavedTable(id);
  if (reading.kind === 'reading') return <Waiting />;
  if (reading.kind === 'unread')
    return <UnreadGame title={t`Move by move`} {...reading} onBack={ways.onBack} />;
  return <ReplayOf saved={reading.saved} {...(at !== undefined && { at })} {...ways} />;
}

interface ReplayProps extends Ways {
  readonly saved: SavedTable;
  readonly at?: number;
}

function ReplayOf({ saved, at, onBack, onLookBack }: ReplayProps) {
  const { t } = useLingui();
  const [replay] = useState(() => replayAt(saved, at));
  const { game, state } = saved.match;
  const places = game.ranking(state);
  const judged = hasCoach(game) && places !== null;
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
      <TableProvider table={replay.table}>
        <ReplayScreen
          replay={replay}
          first={at ?? null}
          places={places}
          onBack={onBack}
          {...(judged && onLookBack && { onLookBack })}
        />
      </TableProvider>
    </FaceProvider>
  );
}

function replayAt({ match, seats }: SavedTable, at: number | undefined) {
  const replay = createReplay(match, seats);
  if (at === undefined) replay.goTo(replay.length);
  // The move itself is played, from the position before it.
  else replay.goTo(Math.max(0, at - 1));
  return replay;
}
