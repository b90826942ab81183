import { requireOptionalNativeModule } from 'expo';
import { AppState, NativeModules, Platform } from 'react-native';
import type { BleManager } from 'react-native-ble-plx';
import type { Trace } from '../../net/trace';
import type { Stop } from '../../net/transports/link';
import { type Adapter, bluetoothAccess } from './access';
import { type NativeBleHost, nativePeripheral } from './native-peripheral';
import type { Bluetooth } from './open-bluetooth';
import { platformPermissions } from './permissions';
import { plxAdapter } from './plx-adapter';

/** Returns Bluetooth; null in Expo Go, which lacks the native modules. There the library is not loaded. */
export function bluetoothHere(trace: Trace): Bluetooth | null {
  const native = requireOptionalNativeModule<NativeBleHost>('BleHost');
  if (!NativeModules.BlePlx || !native) return null;
  const manager = once((): BleManager => {
    const { BleManager: Manager }: typeof import('react-native-ble-plx') = require('react-native-ble-plx');
    return new Manager();
  });
  const deps = { adapter: once((): Adapter => plxAdapter(manager())), onForeground, trace };
  const permissions = platformPermissions(native);
  const same = permissions.host === permissions.join;
  const join = bluetoothAccess({ ...deps, permissions: permissions.join, role: same ? 'both' : 'join' });
  const host = same ? join : bluetoothAccess({ ...deps, permissions: permissions.host, role: 'host' });
  const access = { join, host };
  return {
    access,
    async transport({ clock, random }) {
      const [{ bluetoothTransport }, { plxCentral }] = await Promise.all([
        import('../../net/transports/bluetooth/transport'),
        import('./plx-central'),
      ]);
      const os = Platform.OS === 'ios' ? 'ios' : 'android';
      const central = plxCentral({ manager, os, clock, locationOff: join.locationOff, trace });
      const peripheral = nativePeripheral(native);
      return bluetoothTransport({ central, peripheral, access, clock, random, trace });
    },
  };
}

function onForeground(listener: () => void): Stop {
  const subscription = AppState.addEventListener('change', (state) => {
    if (state === 'active') listener();
  });
  return () => subscription.remove();
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
