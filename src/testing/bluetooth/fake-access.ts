import { signal } from '../../net/listeners';
import type { BluetoothAccess } from '../../net/transports/bluetooth/access';
import type { Readiness } from '../../net/transports/bluetooth/readiness';

export interface FakeAccess extends BluetoothAccess {
  /** What the phone's owner, or its system, changes. */
  become(readiness: Readiness): void;
  /** How often the system was made to ask. */
  requests(): number;
}

/** Whether a phone can use Bluetooth, as a test wants it. The person says yes to every question. */
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
