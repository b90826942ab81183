import type { Way } from '../../reach/way';
import type { Random } from '../../seal/side';
import type { Time } from '../../time';
import type { BluetoothRoles } from './access';
import type { BleCentral } from './central';
import { DeviceLocks } from './device-locks';
import { Discovery } from './discovery';
import { openTable } from './hosting';
import type { BlePeripheral } from './peripheral';
import { Scanner } from './scanner';

export interface BluetoothMeans {
  readonly central: BleCentral;
  /** Null where this phone can't host over Bluetooth. */
  readonly peripheral: BlePeripheral | null;
  readonly access: BluetoothRoles;
  readonly time: Time;
  readonly random: Random;
}

/** Tables without any network: docs/bluetooth.md. */
export function bluetoothTransport({ central, peripheral, access, time, random }: BluetoothMeans): Way {
  const locks = new DeviceLocks();
  const scanner = new Scanner({ central, access: access.join, time });
  const discovery = new Discovery({ central, scanner, locks, time, random });
  return {
    kind: 'bluetooth',
    look: (see) => discovery.watch(see),
    open: peripheral && openTable({ peripheral, access: access.host, time }),
  };
}
