import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { refusalText } from '../../../i18n/refusal';
import { tableReasons } from '../../../net/session/table-reasons';
import { Toast } from '../../ui/overlays/Toast';
import { useTable } from '../TableContext';

interface Props {
  readonly above: number;
  /** A sheet covers the table, and shows the refusal itself. */
  readonly behind: boolean;
}

/** Says why the last tap did nothing. */
export function RefusalToast({ above, behind }: Props) {
  const { i18n } = useLingui();
  // OtherWindowSheet reports this refusal.
  const refusal = useTable(({ refusal }) =>
    refusal?.reason.code === tableReasons['other-window'].code ? null : refusal,
  );
  const [read, setRead] = useState<unknown>(null);
  const markRead = useCallback(() => setRead(refusal), [refusal]);
  useEffect(() => {
    if (behind) markRead();
  }, [behind, markRead]);
  const fresh = refusal !== null && refusal !== read && !behind;
  const text = fresh ? refusalText(i18n, refusal.reason) : undefined;
  return <Toast text={text} occasion={refusal?.count ?? 0} above={above} onDone={markRead} />;
}
