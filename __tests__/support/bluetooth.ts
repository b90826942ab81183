import type { BluetoothAccess } from '../../src/net/transports/bluetooth/access';
import type { Readiness } from '../../src/net/transports/bluetooth/readiness';
import type { Stop } from '../../src/net/transports/link';
import type { AdvertisementState, Transport } from '../../src/net/transports/transport';

/** What a phone has for Bluetooth, in a person's and the system's place. */
export interface HandBluetooth extends BluetoothAccess {
  /** What has been asked for so far, in order. */
  readonly asked: readonly ('request' | 'settings')[];
  /** Screens that watch the readiness just now. */
  readonly watchers: number;
  turn(readiness: Readiness): void;
  /** The person answers what the system asks. */
  answer(readiness: Readiness): void;
}

export function handBluetooth(
  readiness: Readiness,
  asksFor: BluetoothAccess['asksFor'] = 'nearby-devices',
): HandBluetooth {
  const listeners = new Set<() => void>();
  const asked: ('request' | 'settings')[] = [];
  let now = readiness;
  let answered: (readiness: Readiness) => void = () => {};
  const turn = (next: Readiness): void => {
    now = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    asksFor,
    asked,
    get watchers() {
      return listeners.size;
    },
    turn,
    answer(next) {
      turn(next);
      answered(next);
    },
    readiness: () => now,
    subscribe(listener): Stop {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request() {
      asked.push('request');
      return new Promise((resolve) => {
        answered = resolve;
      });
    },
    async openSettings() {
      asked.push('settings');
    },
  };
}

export interface HandDoor {
  readonly transport: Transport;
  turn(state: AdvertisementState): void;
}

/** A way over which nobody comes: only how it is with its door is told. */
export function handDoor(kind: Transport['kind'], state: AdvertisementState): HandDoor {
  let now = state;
  let tell = (): void => {};
  return {
    turn(next) {
      now = next;
      tell();
    },
    transport: {
      kind,
      browse(see) {
        see([]);
        return () => {};
      },
      advertise(_, { onState }) {
        tell = () => onState(now, null);
        tell();
        return {
          update() {},
          close() {
            tell = () => {};
          },
        };
      },
    },
  };
}
