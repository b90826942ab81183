import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { refusalText } from '../../../i18n/refusal';
import { Notice } from '../../ui/overlays/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { useTable } from '../TableContext';

/** Receives 1 when a sheet opens over the table, and -1 when it closes. */
export const SheetsContext = createContext<(more: number) => void>(() => {});

/**
 * A sheet over the table. It shows each refusal itself, because nobody sees or hears the screen behind it.
 */
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

/** The last refusal since the sheet was opened. */
function useRefusalSince(open: boolean) {
  const refusal = useTable((table) => table.refusal);
  const [before, setBefore] = useState({ open, refusal });
  if (before.open !== open) setBefore({ open, refusal });
  return refusal === before.refusal ? null : refusal;
}
