import '../../support/in-expo-go'; // first, because our modules look up the native ones when they are loaded

import { noTrace } from '../../../src/net/trace';
import { bluetoothHere } from '../../../src/platform/bluetooth/open-bluetooth';
import { openConnectivity } from '../../../src/platform/connectivity';
import { lanDiscovery } from '../../../src/platform/lan-discovery';
import { wantedLater } from '../../support/in-expo-go';

test('in Expo Go tables in the LAN can be joined but not hosted, and no missing module is loaded', async () => {
  expect(wantedLater).toContain('react-native-tcp-socket');
  for (const name of wantedLater) expect(() => require(name)).toThrow('is not there');
  expect(lanDiscovery()).toBeNull();
  expect(bluetoothHere(noTrace)).toBeNull();
  jest.doMock('expo-network', () => {
    throw new Error('nobody who only visits needs to know its own address');
  });
  const connectivity = await openConnectivity?.(null);
  const lan = connectivity?.transports.find(({ kind }) => kind === 'lan');
  expect(lan?.advertise).toBeNull();
  expect(lan?.addAddress).toBeDefined();
  expect(connectivity?.transports.map(({ kind }) => kind)).not.toContain('bluetooth');
  const stop = lan?.browse(() => {});
  stop?.();
});
