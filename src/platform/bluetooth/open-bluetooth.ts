import type { Way } from '../../net/reach/way';
import type { Random } from '../../net/seal/side';
import type { Time } from '../../net/time';
import type { Trace } from '../../net/trace';
import type { BluetoothRoles } from '../../net/transports/bluetooth/access';

export interface Bluetooth {
  readonly access: BluetoothRoles;
  /** Loaded when somebody first looks around, or invites. */
  transport(given: { readonly time: Time; readonly random: Random }): Promise<Way>;
}

/** Browsers have no part in it. Phones: open-bluetooth.native.ts. */
export const bluetoothHere = (_trace: Trace): Bluetooth | null => null;
