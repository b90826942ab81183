import type { Clock } from '../../net/clock';
import type { Random } from '../../net/secure/handshake-sides';
import type { Trace } from '../../net/trace';
import type { BluetoothRoles } from '../../net/transports/bluetooth/access';
import type { Transport } from '../../net/transports/transport';

export interface Bluetooth {
  readonly access: BluetoothRoles;
  /** Loads the transport. Called when a person first browses for tables or invites. */
  transport(deps: { readonly clock: Clock; readonly random: Random }): Promise<Transport>;
}

/** Browsers have no Bluetooth. For phones see open-bluetooth.native.ts. */
export const bluetoothHere = (_trace: Trace): Bluetooth | null => null;
