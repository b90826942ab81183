import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { refusalText } from '../../i18n/refusal';
import { Toast } from '../ui/Toast';
import { useTable } from './TableContext';

/** Why the last tap did nothing, in a sentence. */
export function RefusalToast({ above }: { readonly above: number }) {
  const { i18n } = useLingui();
  const refusal = useTable((table) => table.refusal);
  const [read, setRead] = useState<unknown>(null);
  const done = useCallback(() => setRead(refusal), [refusal]);
  const text = refusal && refusal !== read ? refusalText(i18n, refusal.illegal) : undefined;
  return <Toast text={text} above={above} onDone={done} />;
}
