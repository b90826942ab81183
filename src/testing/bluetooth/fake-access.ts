import { signal } from '../../net/listeners';
import type { BluetoothAccess } from '../../net/transports/bluetooth/access';
import type { Readiness } from '../../net/transports/bluetooth/readiness';

export interface FakeAccess extends BluetoothAccess {
  /** Sets the readiness, like the phone's owner or system. */
  become(readiness: Readiness): void;
  /** The number of requests for the permission. */
  requests(): number;
}

/** A phone's Bluetooth access whose readiness a test sets. Requests for permissions are granted. */
export function fakeAccess(first: Readiness = 'ready', asksFor: BluetoothAccess['asksFor'] = 'bluetooth') {
  const changes = signal<void>();
  let readiness = first;
  let requests = 0;
  const access: FakeAccess = {
    asksFor,
    readiness: () => readiness,
    subscribe: changes.on,
    async request() {
      requests += 1;
      access.become('ready');
      return readiness;
    },
    openSettings: async () => {},
    become(next) {
      if (next === readiness) return;
      readiness = next;
      changes.emit();
    },
    requests: () => requests,
  };
  return access;
}
