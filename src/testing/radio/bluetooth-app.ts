import type { Clock } from '../../net/clock';
import type { Random } from '../../net/secure/handshake-sides';
import type { Trace } from '../../net/trace';
import { bluetoothTransport } from '../../net/transports/bluetooth/transport';
import type { Transport } from '../../net/transports/transport';
import { type Access, bluetoothAccess, type Permissions } from '../../platform/bluetooth/access';
import { plxAdapter } from '../../platform/bluetooth/plx-adapter';
import { plxCentral } from '../../platform/bluetooth/plx-central';
import type { SoftwarePhone } from './software-phone';

/**
 * The app's Bluetooth on a phone of the software radio. All code above the native modules is the app's own.
 */
export interface BluetoothApp {
  readonly transport: Transport;
  readonly access: Access;
}

export interface BluetoothAppDeps {
  readonly phone: SoftwarePhone;
  readonly clock: Clock;
  readonly random: Random;
  readonly trace: Trace;
}

/** Starts the app's Bluetooth on a phone. The permission is granted and the radio is on. */
export async function bluetoothApp({ phone, clock, random, trace }: BluetoothAppDeps): Promise<BluetoothApp> {
  const { manager, os, peripheral } = phone;
  const permissions: Permissions = {
    asksFor: os === 'ios' ? 'bluetooth' : 'nearby-devices',
    check: async () => 'granted',
    request: async () => 'granted',
    openSettings: async () => {},
  };
  const access = bluetoothAccess({
    permissions,
    adapter: () => plxAdapter(manager),
    onForeground: () => () => {},
  });
  await access.request();
  const central = plxCentral({ manager: () => manager, os, locationOff: access.locationOff, clock });
  const roles = { join: access, host: access };
  return {
    transport: bluetoothTransport({ central, peripheral, access: roles, clock, random, trace }),
    access,
  };
}
