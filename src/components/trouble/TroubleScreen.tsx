import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useApp } from '../../stores/app/AppContext';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { ScreenNotLoaded } from './lazy-screen';
import { reload } from './reload';

interface Props {
  readonly error: unknown;
  readonly onAgain: () => void;
  /** Null on the home screen. */
  readonly onHome: (() => void) | null;
}

/** Replaces a screen that has failed. It tells the player what to do, and leaves out technical details. */
export function TroubleScreen({ error, onAgain, onHome }: Props) {
  const { t } = useLingui();
  const { lasting, trace } = useApp();
  const missing = error instanceof ScreenNotLoaded;
  useEffect(() => {
    trace.tell({ kind: 'screen-failed', error });
    if (error instanceof ScreenNotLoaded) error.forget();
  }, [error, trace]);
  const retry = () => {
    // Do not reload if games exist only in memory: a reload would lose them.
    if (!(missing && lasting && reload())) onAgain();
  };
  return (
    <Screen title="Knobel">
      <Notice
        urgent
        text={
          missing
            ? t`This page could not be fetched. Is there a connection to the network? Nothing that you have played is lost.`
            : t`Something went wrong on this page. Nothing that you have played is lost.`
        }
        action={{ label: t`Try again`, onPress: retry }}
      />
      {onHome && <Button kind="main" label={t`Home`} onPress={onHome} />}
    </Screen>
  );
}
