import { useCallback, useSyncExternalStore } from 'react';
import type { BluetoothAccess, BluetoothRoles } from '../../../net/transports/bluetooth/access';
import type { Readiness } from '../../../net/transports/bluetooth/readiness';
import type { Stop } from '../../../net/transports/link';
import { useApp } from '../../../stores/app/AppContext';

export interface Bluetooth {
  readonly access: BluetoothAccess;
  readonly readiness: Readiness;
}

const never = (): Stop => () => {};

/** How it is with Bluetooth; null where there is none. NB14: only for screens on which a person joins, invites or plays with others. */
export function useBluetooth(role: keyof BluetoothRoles, wanted = true): Bluetooth | null {
  const { bluetooth } = useApp();
  const access = bluetooth && wanted ? bluetooth[role] : null;
  const subscribe = useCallback(
    (listener: () => void): Stop => access?.subscribe(listener) ?? never(),
    [access],
  );
  const now = () => access?.readiness() ?? null;
  const readiness = useSyncExternalStore(subscribe, now, now);
  return access && readiness && { access, readiness };
}
