import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../engine/refusal';
import { refusalText } from '../../i18n/refusal';
import { useApp } from '../../stores/app/AppContext';
import type { NoLookBack } from '../../stores/look-back/look-back';
import { faceOf } from '../games/faces';
import { FaceProvider } from '../table/FaceContext';
import { Notice } from '../ui/overlays/Notice';
import { Waiting } from '../ui/overlays/Waiting';
import { Screen } from '../ui/Screen';
import { LookBackPage } from './LookBackPage';
import { WorkingOut } from './WorkingOut';

interface Props {
  readonly id: string;
  readonly onBack: () => void;
  /** Opens the replay after so many entries. */
  readonly onWatch: (count: number) => void;
  /** Opens a table. */
  readonly onTable: (id: string) => void;
}

/** Works out the look back at a game, shows how far it is, and then the look back. */
export default function LookBackLoader({ id, onBack, onWatch, onTable }: Props) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const [lookBack] = useState(() => app.lookBack(id));
  const [attempt, setAttempt] = useState(1);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const state = useStore(lookBack.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins again
  useEffect(() => lookBack.enter(), [lookBack, attempt]);

  if (state.kind === 'opening') return <Waiting />;
  const saved = state.kind === 'none' ? null : state.saved;
  const face = saved && faceOf(saved.match.game.id);
  const tryAgain = async (index: number, seat: number) => {
    const opened = await app.tryAgain(id, index, seat);
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
      {state.kind === 'working' && <WorkingOut judged={state.judged} of={state.saved.match.log.length} />}
      {state.kind === 'done' && face && (
        <FaceProvider face={face}>
          <LookBackPage
            saved={state.saved}
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
      case 'missing':
        return t`There is no such game on this phone.`;
      case 'unfinished':
        return t`A look back is possible once the game is over.`;
      case 'no-coach':
        return t`There is no look back for this game yet.`;
      case 'trouble':
        return t`This game can’t be read right now.`;
      case 'newer':
        return t`A newer version of Knobel has saved this game. It can be shown once the app is up to date.`;
      case 'broken':
        return t`This game can’t be read any more. The rest is kept.`;
    }
  }
}
