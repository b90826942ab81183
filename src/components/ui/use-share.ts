import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useTrace } from '../../stores/app/AppContext';
import { shareText } from './share-text';

export interface Sharing {
  /** Hands a text over under this name; nothing if there is none. It never rejects. */
  share(name: string, write: () => string | null | Promise<string | null>): Promise<void>;
  /** What to say when that failed. Whoever thinks better of it has not failed. */
  readonly problem: string | undefined;
  /** It has been said. */
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
