import type { Way } from '../../net/reach/way';
import type { Random } from '../../net/seal/side';
import type { Time } from '../../net/time';
import type { BluetoothRoles } from '../../net/transports/bluetooth/access';

export interface Bluetooth {
  readonly transport: Way;
  readonly access: BluetoothRoles;
}

export interface BluetoothGiven {
  readonly time: Time;
  readonly random: Random;
}

/** Browsers have no part in it. Phones: open-bluetooth.native.ts. */
export const openBluetooth = (_given: BluetoothGiven): Bluetooth | null => null;
