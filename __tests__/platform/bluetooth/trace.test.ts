import type { BleManager } from 'react-native-ble-plx';
import type { ScanListener } from '../../../src/net/transports/bluetooth/central';
import { bluetoothAccess, type Permissions } from '../../../src/platform/bluetooth/access';
import { plxCentral } from '../../../src/platform/bluetooth/plx-central';
import { traceLog } from '../../../src/stores/trace/trace-log';
import { traceLines } from '../../../src/stores/trace/trace-text';
import { handClock, settled } from '../../support/clock';

function accessOf(check: Permissions['check']) {
  const trace = traceLog(handClock());
  let say = (_: string) => {};
  const access = bluetoothAccess({
    permissions: {
      asksFor: 'bluetooth',
      check,
      request: async () => 'granted',
      openSettings: async () => {},
    },
    adapter: () => ({
      state: async () => 'PoweredOn',
      onChange(listener) {
        say = listener;
        return () => {};
      },
    }),
    onForeground: () => () => {},
    role: 'join',
    trace,
  });
  return { access, trace, say: (state: string) => say(state) };
}

test('every change of the readiness of Bluetooth is traced', async () => {
  const { access, trace, say } = accessOf(async () => 'granted');
  access.readiness();
  await settled();
  say('PoweredOff');
  say('PoweredOff');
  expect(traceLines(trace)).toEqual([
    '0.000 bluetooth role=join readiness=ready',
    '0.000 bluetooth role=join readiness=off',
  ]);
});

test('a failed check of a permission is traced', async () => {
  const { access, trace } = accessOf(() => Promise.reject(new Error('no activity')));
  access.readiness();
  await settled();
  expect(traceLines(trace)).toEqual(['0.000 caught where=bluetooth-permissions error=Error: no activity']);
});

test('a scan fails with the error of the library', async () => {
  const error = Object.assign(new Error('Cannot start scanning operation'), { errorCode: 600 });
  const manager: Pick<BleManager, 'startDeviceScan' | 'stopDeviceScan'> = {
    startDeviceScan: () => Promise.reject(error),
    stopDeviceScan: async () => {},
  };
  const failed: Parameters<ScanListener['failed']>[] = [];
  plxCentral({
    manager: () => manager as BleManager,
    os: 'android',
    locationOff: () => {},
    clock: handClock(),
  }).scan('service', {
    found: () => {},
    failed: (...why) => failed.push(why),
  });
  await settled();
  expect(failed).toEqual([['throttled', error]]);
});
