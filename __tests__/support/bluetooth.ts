import type { BluetoothAccess } from '../../src/net/transports/bluetooth/access';
import type { Readiness } from '../../src/net/transports/bluetooth/readiness';
import type { Stop } from '../../src/net/transports/link';
import type { AdvertisementState, Transport } from '../../src/net/transports/transport';

/** A fake of a phone's Bluetooth, whose system and person the test plays. */
export interface HandBluetooth extends BluetoothAccess {
  /** The calls so far, in order. */
  readonly asked: readonly ('request' | 'settings')[];
  /** The number of screens that watch the readiness now. */
  readonly watchers: number;
  turn(readiness: Readiness): void;
  /** Answers the system's question, like a person. */
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

/** A transport without guests, which only reports the state of its advertisement. */
export function handDoor(kind: Transport['kind'], state: AdvertisementState): HandDoor {
  let now = state;
  let report = (): void => {};
  return {
    turn(next) {
      now = next;
      report();
    },
    transport: {
      kind,
      browse(see) {
        see([]);
        return () => {};
      },
      advertise(_, { onState }) {
        report = () => onState(now, null);
        report();
        return {
          update() {},
          close() {
            report = () => {};
          },
        };
      },
    },
  };
}
