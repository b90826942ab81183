import type { Time } from '../../protocol/timeouts';
import type { Random } from '../../secure/handshake-sides';
import { noTrace, type Trace } from '../../trace';
import type { Way } from '../transport';
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
  readonly trace?: Trace;
}

/** Tables without any network: docs/bluetooth.md. */
export function bluetoothTransport(means: BluetoothMeans): Way {
  const { central, peripheral, access, time, random, trace = noTrace } = means;
  const locks = new DeviceLocks();
  const scanner = new Scanner({ central, access: access.join, time, trace });
  const discovery = new Discovery({ central, scanner, locks, time, random, trace });
  return {
    kind: 'bluetooth',
    look: (see) => discovery.watch(see),
    open: peripheral && openTable({ peripheral, access: access.host, time, trace }),
  };
}
