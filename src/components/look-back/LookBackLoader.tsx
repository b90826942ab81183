import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../engine/refusal';
import { refusalText } from '../../i18n/refusal';
import { useApp } from '../../stores/app/AppContext';
import type { NoLookBack } from '../../stores/look-back/look-back';
import type { SavedTable } from '../../stores/saves/saves';
import { faceOf } from '../games/faces';
import { UnreadGame } from '../history/UnreadGame';
import { useSavedTable } from '../history/use-saved-table';
import { FaceProvider } from '../table/FaceContext';
import { Notice } from '../ui/overlays/Notice';
import { Waiting } from '../ui/overlays/Waiting';
import { Screen } from '../ui/Screen';
import { LookBackPage } from './LookBackPage';
import { WorkingOut } from './WorkingOut';

interface Ways {
  readonly onBack: () => void;
  /** Opens the replay after so many entries. */
  readonly onWatch: (count: number) => void;
  /** Opens a table. */
  readonly onTable: (id: string) => void;
}

interface Props extends Ways {
  readonly id: string;
}

/** Opens a stored game to look back at it, or shows why it can’t be read. */
export default function LookBackLoader({ id, ...ways }: Props) {
  const { t } = useLingui();
  const reading = useSavedTable(id);
  if (reading.kind === 'reading') return <Waiting />;
  if (reading.kind === 'unread') return <UnreadGame title={t`Look back`} {...reading} onBack={ways.onBack} />;
  return <LookBackAt saved={reading.saved} {...ways} />;
}

interface LookBackProps extends Ways {
  readonly saved: SavedTable;
}

/** Works out the look back at a game, shows how far it is, and then the look back. */
function LookBackAt({ saved, onBack, onWatch, onTable }: LookBackProps) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const [lookBack] = useState(() => app.lookBack(saved));
  const [attempt, setAttempt] = useState(1);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const state = useStore(lookBack.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins again
  useEffect(() => lookBack.enter(), [lookBack, attempt]);

  if (state.kind === 'opening') return <Waiting />;
  const face = faceOf(saved.match.game.id);
  const tryAgain = async (index: number, seat: number) => {
    const opened = await app.tryAgain(saved.id, index, seat);
    if (opened.ok) onTable(opened.value);
    else setRefusal(opened.refusal);
  };
  return (
    <Screen title={t`Look back`} onBack={onBack}>
      {refusal && <Notice urgent text={refusalText(i18n, refusal)} />}
      {state.kind === 'none' && (
        <Notice
          urgent
          text={noneText(state.why)}
          {...(state.why === 'trouble' && {
            action: { label: t`Try again`, onPress: () => setAttempt(attempt + 1) },
          })}
        />
      )}
      {state.kind === 'working' && <WorkingOut judged={state.judged} of={saved.match.log.length} />}
      {state.kind === 'done' && face && (
        <FaceProvider face={face}>
          <LookBackPage
            saved={saved}
            findings={state.findings}
            onWatch={onWatch}
            onTryAgain={(index, seat) => void tryAgain(index, seat)}
          />
        </FaceProvider>
      )}
    </Screen>
  );

  function noneText(why: NoLookBack): string {
    switch (why) {
      case 'unfinished':
        return t`A look back is possible once the game is over.`;
      case 'no-coach':
        return t`There is no look back for this game yet.`;
      case 'trouble':
        return t`This game can’t be read right now.`;
    }
  }
}
