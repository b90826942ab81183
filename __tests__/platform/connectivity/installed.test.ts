import * as net from 'node:net';
import { NativeModules } from 'react-native';
import type { AdvertisementState } from '../../../src/net/transports/transport';
import { openConnectivity } from '../../../src/platform/connectivity';

const published: string[] = [];

jest.doMock('expo-network', () => ({ getIpAddressAsync: async () => '192.168.1.7' }));
jest.doMock('react-native-tcp-socket', () => net);
const lanDiscovery = {
  addListener() {},
  async announce(_type: string, name: string) {
    published.push(name);
  },
  async withdraw() {
    published.pop();
  },
  async browse() {},
  async stopBrowsing() {},
};

const card = {
  table: '0123456789abcdef',
  era: { number: 1, phone: 0 },
  game: 'lockout',
  open: 1,
  name: 'Ada',
};

test('the installed app hosts a table in the LAN, announces it, and has its address', async () => {
  Object.assign(NativeModules, { TcpSockets: {} });
  Object.assign(globalThis.expo.modules, { LanDiscovery: lanDiscovery });
  const connectivity = await openConnectivity?.(null);
  const lan = connectivity?.transports.find(({ kind }) => kind === 'lan');
  const states: AdvertisementState[] = [];
  const address = await new Promise<string>((resolve) => {
    const door = lan?.advertise?.(card, {
      onLink() {},
      onState(state, _, at) {
        states.push(state);
        if (!at) return;
        expect(published).toEqual([at.replace(/[.:]/g, '-')]);
        door?.close();
        resolve(at);
      },
    });
  });
  expect(states.at(-1)).toBe('open');
  expect(address).toMatch(/^192\.168\.1\.7:\d+$/);
  expect(published).toEqual([]);
  const port = Number(address.split(':')[1]);
  const refused = await new Promise((resolve) => net.connect(port, '127.0.0.1').on('error', resolve));
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
});
