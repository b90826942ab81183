import type { BleManager } from 'react-native-ble-plx';
import { plxCentral } from '../../../src/platform/bluetooth/plx-central';
import { PlxConnection } from '../../../src/platform/bluetooth/plx-connection';
import { handClock, settled } from '../../support/clock';

const never = () => new Promise<never>(() => {});

/** A library that never answers. */
const silent = {
  connectToDevice: never,
  cancelDeviceConnection: never,
  onDeviceDisconnected: () => ({ remove() {} }),
} as unknown as BleManager;

test('a cancelled attempt ends after 3 s, although the library does not answer', async () => {
  const clock = handClock();
  const central = plxCentral({ manager: () => silent, os: 'android', locationOff: () => {}, clock });
  const { connection, cancel } = central.connect('device', { timeoutMs: 1000, fresh: false });
  const failed: unknown[] = [];
  connection.catch(({ why }) => failed.push(why));
  cancel();
  await clock.pass(2999);
  expect(failed).toEqual([]);
  await clock.pass(1);
  await settled();
  expect(failed).toEqual(['gone']);
});

test('an attempt that is not cancelled ends some seconds after its timeout', async () => {
  const clock = handClock();
  const central = plxCentral({ manager: () => silent, os: 'android', locationOff: () => {}, clock });
  const failed: unknown[] = [];
  central
    .connect('device', { timeoutMs: 1000, fresh: false })
    .connection.catch(({ why }) => failed.push(why));
  await clock.pass(6999);
  expect(failed).toEqual([]);
  await clock.pass(1);
  await settled();
  expect(failed).toEqual(['gone']);
});

test('a disconnected connection ends after 3 s, although the library does not answer', async () => {
  const clock = handClock();
  const connection = new PlxConnection(silent, 'device', 185, clock);
  const ended: string[] = [];
  connection.onEnd((why) => ended.push(why));
  connection.disconnect();
  await clock.pass(2999);
  expect(ended).toEqual([]);
  await clock.pass(1);
  expect(ended).toEqual(['gone']);
});
