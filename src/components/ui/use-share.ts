import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useTrace } from '../../stores/app/AppContext';
import { shareText } from './share-text';

export interface Sharing {
  /** Shares a text under this name, or nothing if `write` returns null. It never rejects. */
  share(name: string, write: () => string | null | Promise<string | null>): Promise<void>;
  /** The error message. Cancelling is not an error. */
  readonly problem: string | undefined;
  /** Clears the error message. */
  readonly forget: () => void;
}

export function useShare(): Sharing {
  const { t } = useLingui();
  const trace = useTrace();
  const [failed, setFailed] = useState(false);
  const share = useCallback<Sharing['share']>(
    async (name, write) => {
      setFailed(false);
      try {
        const text = await write();
        if (text !== null) await shareText(name, text);
      } catch (error) {
        trace.tell({ kind: 'caught', where: 'share', error });
        setFailed(true);
      }
    },
    [trace],
  );
  const forget = useCallback(() => setFailed(false), []);
  return { share, problem: failed ? t`This could not be shared.` : undefined, forget };
}
