import { requireOptionalNativeModule } from 'expo';
import { AppState, NativeModules, Platform } from 'react-native';
import type { BleManager } from 'react-native-ble-plx';
import { bluetoothTransport } from '../../net/transports/bluetooth/transport';
import { type Adapter, bluetoothAccess } from './access';
import { type NativeBleHost, nativePeripheral } from './native-peripheral';
import type { Bluetooth, BluetoothGiven } from './open-bluetooth';
import { platformPermissions } from './permissions';
import { plxAdapter } from './plx-adapter';
import { plxCentral } from './plx-central';

/** Null in Expo Go, which lacks the native parts: there, the library is not even loaded. */
export function openBluetooth({ time, random }: BluetoothGiven): Bluetooth | null {
  const native = requireOptionalNativeModule<NativeBleHost>('BleHost');
  if (!NativeModules.BlePlx || !native) return null;

  let made: BleManager | null = null;
  const manager = (): BleManager => {
    if (!made) {
      const library: typeof import('react-native-ble-plx') = require('react-native-ble-plx');
      made = new library.BleManager();
    }
    return made;
  };
  let opened: Adapter | null = null;
  const adapter = (): Adapter => {
    opened ??= plxAdapter(manager());
    return opened;
  };
  const onForeground = (listener: () => void) => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') listener();
    });
    return () => subscription.remove();
  };
  const permissions = platformPermissions(native);
  const join = bluetoothAccess({ permissions: permissions.join, adapter, onForeground });
  const host =
    permissions.host === permissions.join
      ? join
      : bluetoothAccess({ permissions: permissions.host, adapter, onForeground });
  const os = Platform.OS === 'ios' ? 'ios' : 'android';
  const central = plxCentral({ manager, os, locationOff: join.locationOff });
  const access = { join, host };
  return {
    transport: bluetoothTransport({ central, peripheral: nativePeripheral(native), access, time, random }),
    access,
  };
}
