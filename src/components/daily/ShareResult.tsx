import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTrace } from '../../stores/app/AppContext';
import { LiveText } from '../ui/access/LiveText';
import { Button } from '../ui/controls/Button';
import { shareLine } from '../ui/share-line';

interface Props {
  readonly line: string;
  /** The button's label for screen readers, where several are on the screen. */
  readonly spoken?: string;
}

/** Shares a result as one line. */
export function ShareResult({ line, spoken }: Props) {
  const { t } = useLingui();
  const trace = useTrace();
  const [done, setDone] = useState<'shared' | 'copied' | 'failed' | null>(null);
  const share = () =>
    shareLine(line).then(setDone, (error: unknown) => {
      trace.tell({ kind: 'caught', where: 'share', error });
      setDone('failed');
    });
  return (
    <>
      <Button
        kind="quiet"
        icon="share"
        label={t`Share`}
        spoken={spoken ?? t`Share`}
        onPress={() => void share()}
      />
      {done === 'copied' && <LiveText kind="quiet">{t`Copied.`}</LiveText>}
      {done === 'failed' && <LiveText kind="quiet">{t`This could not be shared.`}</LiveText>}
    </>
  );
}
