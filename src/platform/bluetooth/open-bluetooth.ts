import type { Clock } from '../../net/clock';
import type { Random } from '../../net/secure/handshake-sides';
import type { Trace } from '../../net/trace';
import type { BluetoothRoles } from '../../net/transports/bluetooth/access';
import type { Transport } from '../../net/transports/transport';

export interface Bluetooth {
  readonly access: BluetoothRoles;
  /** Loaded when somebody first looks around, or invites. */
  transport(given: { readonly clock: Clock; readonly random: Random }): Promise<Transport>;
}

/** Browsers have no part in it. Phones: open-bluetooth.native.ts. */
export const bluetoothHere = (_trace: Trace): Bluetooth | null => null;
