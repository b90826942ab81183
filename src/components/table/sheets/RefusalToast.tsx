import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { refusalText } from '../../../i18n/refusal';
import { tableReasons } from '../../../net/session/table-reasons';
import { Toast } from '../../ui/overlays/Toast';
import { WARNED } from '../frame/warned';
import { useTable } from '../TableContext';

interface Props extends Pick<ComponentProps<typeof Toast>, 'above' | 'at'> {
  /** A sheet covers the table, and shows the refusal itself. */
  readonly behind: boolean;
}

/** OtherWindowSheet reports the one, the prompt the other. */
const SAID_ELSEWHERE = [tableReasons['other-window'].code, WARNED.code];

/** Says why the last tap did nothing. */
export function RefusalToast({ behind, ...place }: Props) {
  const { i18n } = useLingui();
  const refusal = useTable(({ refusal }) =>
    refusal && SAID_ELSEWHERE.includes(refusal.reason.code) ? null : refusal,
  );
  const [read, setRead] = useState<unknown>(null);
  const markRead = useCallback(() => setRead(refusal), [refusal]);
  useEffect(() => {
    if (behind) markRead();
  }, [behind, markRead]);
  const fresh = refusal !== null && refusal !== read && !behind;
  const text = fresh ? refusalText(i18n, refusal.reason) : undefined;
  return <Toast text={text} occasion={refusal?.count ?? 0} onDone={markRead} {...place} />;
}
