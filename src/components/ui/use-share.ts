import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useTrace } from '../../stores/app/AppContext';
import { shareFile } from './share-file';
import { shareText } from './share-text';

export interface Sharing {
  /** Shares a text under this name, or nothing if `write` returns null. It never rejects. */
  share(name: string, write: () => string | null | Promise<string | null>): Promise<void>;
  /** Shares a file that has to be made first. It never rejects. */
  shareMade(name: string, type: string, make: () => Promise<Uint8Array>): Promise<void>;
  /** The error message. Cancelling is not an error. */
  readonly problem: string | undefined;
  /** Clears the error message. */
  readonly forget: () => void;
}

export function useShare(): Sharing {
  const { t } = useLingui();
  const trace = useTrace();
  const [failed, setFailed] = useState(false);
  const attempt = useCallback(
    async (sharing: () => Promise<void>) => {
      setFailed(false);
      try {
        await sharing();
      } catch (error) {
        trace.tell({ kind: 'caught', where: 'share', error });
        setFailed(true);
      }
    },
    [trace],
  );
  const share = useCallback<Sharing['share']>(
    (name, write) =>
      attempt(async () => {
        const text = await write();
        if (text !== null) await shareText(name, text);
      }),
    [attempt],
  );
  const shareMade = useCallback<Sharing['shareMade']>(
    (name, type, make) => attempt(async () => shareFile(name, type, await make())),
    [attempt],
  );
  const forget = useCallback(() => setFailed(false), []);
  return { share, shareMade, problem: failed ? t`This could not be shared.` : undefined, forget };
}
