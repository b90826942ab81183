import type { NetworkInterfaceInfo } from 'node:os';
import { reachedAt } from '../../../../modules/table-relay/addresses.cjs';
import handler from '../../../../modules/table-relay/server.cjs';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

const interfaces = {
  lo: [at('127.0.0.1', true)],
  docker: [at('172.17.0.1')],
  none: undefined,
  lost: [at('169.254.3.4')],
  office: [at('10.1.2.3')],
  home: [at('192.168.1.20')],
};

describe('NR14: where others reach the relay', () => {
  test('at the addresses of its networks, the likeliest first', () => {
    expect(reachedAt('0.0.0.0', interfaces)).toEqual([
      '192.168.1.20',
      '10.1.2.3',
      '172.17.0.1',
      '169.254.3.4',
    ]);
  });

  test('nowhere else than where it listens', () => {
    expect(reachedAt('10.1.2.3', interfaces)).toEqual(['10.1.2.3']);
    expect(reachedAt('127.0.0.1', interfaces)).toEqual([]);
  });

  test('the Expo dev server tells its own pages, and no page that has given its name this address', async () => {
    const ask = (path: string, host: string) =>
      handler.default(new Request(`http://${host}${path}`, { headers: { host } }));
    const answer = ask('/addresses', 'localhost:8081');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ addresses: reachedAt('0.0.0.0') });
    expect(ask('/addresses', 'evil.example').status).toBe(404);
    expect(ask('/other', 'localhost:8081').status).toBe(404);
  });
});
