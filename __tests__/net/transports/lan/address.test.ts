import { isNear, LAN_PORT, nearHost, readAddress } from '../../../../src/net/transports/lan/address';
import { addressOfService, serviceName } from '../../../../src/net/transports/lan/service-discovery';

describe('NL17: an address', () => {
  test.each(['192.168.1.7:47123', '10.0.0.1:1', '130.60.1.2:65535', '127.0.0.1:80'])(
    '%s is valid',
    (text) => {
      expect(readAddress(text)).toBe(text);
    },
  );

  test('without a port it has the usual one', () => {
    expect(readAddress('192.168.1.7')).toBe(`192.168.1.7:${LAN_PORT}`);
  });

  test.each([
    '',
    '192.168.1',
    '192.168.1.7.8',
    '192.168.1.256',
    '192.168.01.7',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '192.168.1.7:',
    '192.168.1.7:0',
    '192.168.1.7:65536',
    '192.168.1.7:047',
    '192.168.1.7:1:2',
    ' 192.168.1.7',
    '192.168.1.7\n',
    '192.168.1.7/look',
    '192.168.1.7:80@example.org',
    'example.org:80',
    'user@192.168.1.7',
    '::1',
    '0x7f.1.1.1',
    '٣.١.١.١',
  ])('%j is invalid', (text) => {
    expect(readAddress(text)).toBeNull();
  });
});

describe('NL18: an announced name', () => {
  test.each(['192.168.1.7', '10.1.2.3', '172.16.0.1', '172.31.255.254', '169.254.9.9'])(
    '%s is in the local network',
    (host) => {
      expect(isNear(`${host}:47123`)).toBe(true);
      expect(addressOfService(serviceName(host, 47_123))).toBe(`${host}:47123`);
      expect(addressOfService(`${serviceName(host, 47_123)} (2)`)).toBe(`${host}:47123`);
    },
  );

  test.each(['8.8.8.8', '127.0.0.1', '172.32.0.1', '192.169.0.1', '100.64.0.1'])(
    'nobody is led to %s',
    (host) => {
      expect(addressOfService(serviceName(host, 47_123))).toBeNull();
    },
  );

  test.each([
    '',
    'table-47123',
    'printer',
    '192-168-1-7',
    '192-168-1-7-0',
    '192-168-1-999-80',
    '192-168-1-7-80-x',
  ])('%j has no address', (name) => {
    expect(addressOfService(name)).toBeNull();
  });

  test('a phone that does not know its address is announced without one', () => {
    expect(serviceName(null, 47_123)).toBe('table-47123');
  });
});

describe('N30: the address of a connection', () => {
  test.each([
    ['192.168.1.9', '192.168.1.9'],
    ['10.2.3.4', '10.2.3.4'],
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:172.20.10.1', '172.20.10.1'],
  ])('%s is in the local network', (text, host) => {
    expect(nearHost(text)).toBe(host);
  });

  test.each([
    '',
    '8.8.8.8',
    '192.0.2.2',
    '::1',
    'fe80::1',
    '192.168.1.9:80',
    '0.0.0.0',
    '127.0.0.1.example.org',
    '::ffff:8.8.8.8',
  ])('%j is not', (text) => {
    expect(nearHost(text)).toBeNull();
  });
});
