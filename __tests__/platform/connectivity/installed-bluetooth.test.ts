import { NativeModules } from 'react-native';
import { openPlatform } from '../../../src/stores/app/open-platform';

// A scan continues for a while after it was stopped. The test does not wait for it.
jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

const did: string[] = [];

jest.doMock('react-native-ble-plx', () => ({
  BleManager: class {
    constructor() {
      did.push('manager');
    }
    async state() {
      return 'PoweredOn';
    }
    onStateChange() {
      return { remove() {} };
    }
    async startDeviceScan() {
      did.push('scan');
    }
    async stopDeviceScan() {
      did.push('stop');
    }
  },
}));

const bleHost = {
  allowed: 'not-asked',
  authorization: () => bleHost.allowed,
  isSupported: () => true,
  addListener: () => ({ remove() {} }),
};

test('NB14: in the installed app Bluetooth is a transport, and it is not opened until it is allowed', async () => {
  Object.assign(NativeModules, { BlePlx: {} });
  Object.assign(globalThis.expo.modules, { BleHost: bleHost });
  const { connectivity, bluetooth } = await openPlatform();
  const transports = (await connectivity?.())?.transports ?? [];
  const transport = transports.find(({ kind }) => kind === 'bluetooth');
  expect(transport?.advertise).not.toBeNull();

  const asked = new Promise<void>((resolve) => {
    const stop = bluetooth?.join.subscribe(() => {
      stop?.();
      resolve();
    });
  });
  const stopLooking = transport?.browse(() => {});
  await asked;
  expect([bluetooth?.join.readiness(), did]).toEqual(['not-asked', []]);

  await bluetooth?.join.request();
  expect([bluetooth?.join.readiness(), did]).toEqual(['ready', ['manager', 'scan']]);
  stopLooking?.();
});
