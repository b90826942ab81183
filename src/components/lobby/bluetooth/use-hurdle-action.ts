import { useState } from 'react';
import type { BluetoothAccess } from '../../../net/transports/bluetooth/access';
import { useTrace } from '../../../stores/app/AppContext';
import { type Hurdle, hurdleActions } from './hurdle';

/** The action of a hurdle's button. `busy` while the system asks. The new readiness shows the outcome. */
export function useHurdleAction(): {
  readonly busy: boolean;
  readonly step: (access: BluetoothAccess, hurdle: Hurdle) => void;
} {
  const [busy, setBusy] = useState(false);
  const trace = useTrace();
  return {
    busy,
    step(access, hurdle) {
      if (busy) return;
      setBusy(true);
      const outcome = hurdleActions[hurdle] === 'request' ? access.request() : access.openSettings();
      // If the system shows no question or page, the text stays and says where to look.
      outcome
        .catch((error: unknown) => trace.tell({ kind: 'caught', where: 'settings-page', error }))
        .finally(() => setBusy(false));
    },
  };
}
