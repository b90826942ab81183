import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { refusalText } from '../../../i18n/refusal';
import { Notice } from '../../ui/overlays/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { useTable } from '../TableContext';

/** Told when a sheet comes over the table, and when it is gone. */
export const SheetsContext = createContext<(more: number) => void>(() => {});

/** A sheet over the table. What is refused while it is open is said on it: nobody sees or hears what is behind. */
export function TableSheet(props: Omit<ComponentProps<typeof Sheet>, 'notice'>) {
  const { open } = props;
  const { i18n } = useLingui();
  const over = useContext(SheetsContext);
  useEffect(() => {
    if (!open) return;
    over(1);
    return () => over(-1);
  }, [open, over]);
  const refusal = useRefusalSince(open);
  const notice = refusal && <Notice key={refusal.count} urgent text={refusalText(i18n, refusal.reason)} />;
  return <Sheet {...props} notice={notice} />;
}

/** What has been refused since the sheet was opened. */
function useRefusalSince(open: boolean) {
  const refusal = useTable((table) => table.refusal);
  const [before, setBefore] = useState({ open, refusal });
  if (before.open !== open) setBefore({ open, refusal });
  return refusal === before.refusal ? null : refusal;
}
