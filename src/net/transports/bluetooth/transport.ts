import type { Clock } from '../../clock';
import type { Random } from '../../secure/handshake-sides';
import { noTrace, type Trace } from '../../trace';
import type { Transport } from '../transport';
import type { BluetoothRoles } from './access';
import type { BleCentral } from './central';
import { DeviceLocks } from './device-locks';
import { Discovery } from './discovery';
import { openTable } from './hosting';
import type { BlePeripheral } from './peripheral';
import { Scanner } from './scanner';

export interface BluetoothDeps {
  readonly central: BleCentral;
  /** Null where this phone can't host over Bluetooth. */
  readonly peripheral: BlePeripheral | null;
  readonly access: BluetoothRoles;
  readonly clock: Clock;
  readonly random: Random;
  readonly trace?: Trace;
}

/** The transport over Bluetooth LE, without any network: docs/bluetooth.md. */
export function bluetoothTransport(deps: BluetoothDeps): Transport {
  const { central, peripheral, access, clock, random, trace = noTrace } = deps;
  const locks = new DeviceLocks();
  const scanner = new Scanner({ central, access: access.join, clock, trace });
  const discovery = new Discovery({ central, scanner, locks, clock, random, trace });
  const open = peripheral && openTable({ peripheral, access: access.host, clock, trace });
  return {
    kind: 'bluetooth',
    browse: (see) => discovery.watch(see),
    advertise:
      open &&
      ((card, events) => {
        discovery.setHosted(card);
        const advertisement = open(card, events);
        return {
          update(next) {
            discovery.setHosted(next);
            advertisement.update(next);
          },
          close() {
            discovery.setHosted(null);
            advertisement.close();
          },
        };
      }),
  };
}
