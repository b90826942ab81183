import { useCallback, useSyncExternalStore } from 'react';
import type { BluetoothAccess, BluetoothRoles } from '../../../net/transports/bluetooth/access';
import type { Readiness } from '../../../net/transports/bluetooth/readiness';
import type { Stop } from '../../../net/transports/link';
import { useApp } from '../../../stores/app/AppContext';

export interface Bluetooth {
  readonly access: BluetoothAccess;
  readonly readiness: Readiness;
}

const noSubscription = (): Stop => () => {};

/**
 * The state of Bluetooth; null on a phone without it. NB14: use it only on screens for joining, inviting or
 * playing with others.
 */
export function useBluetooth(role: keyof BluetoothRoles, wanted = true): Bluetooth | null {
  const { bluetooth } = useApp();
  const access = bluetooth && wanted ? bluetooth[role] : null;
  const subscribe = useCallback(
    (listener: () => void): Stop => access?.subscribe(listener) ?? noSubscription(),
    [access],
  );
  const now = () => access?.readiness() ?? null;
  const readiness = useSyncExternalStore(subscribe, now, now);
  return access && readiness && { access, readiness };
}
