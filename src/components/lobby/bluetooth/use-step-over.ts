import { useState } from 'react';
import type { BluetoothAccess } from '../../../net/transports/bluetooth/access';
import { useTrace } from '../../../stores/app/AppContext';
import { type Hurdle, stepOver } from './hurdle';

/** What the button against a hurdle does; `busy` while the system asks. What comes of it is seen by the readiness. */
export function useStepOver(): {
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
      const done = stepOver[hurdle] === 'request' ? access.request() : access.openSettings();
      // A system that shows no question or page leaves the sentence as it is, which says where to look.
      done
        .catch((error: unknown) => trace.tell({ kind: 'caught', where: 'settings-page', error }))
        .finally(() => setBusy(false));
    },
  };
}
