import { CARD, IN, OUT, SERVICE } from '../../src/net/transports/bluetooth/gatt';
import { USUAL_AIR } from '../../src/testing/radio/radio';
import { connected, found, next, nextEvent, radioRoom, subscribed, table, text } from './room';

// The behaviour of react-native-ble-plx 3.5.1 on phones, through its own JavaScript.

const room = radioRoom();

async function hostAndGuest(os: 'android' | 'ios', guestOptions = {}, maxMtu = 517) {
  const host = await room.phone('android', { maxMtu });
  await host.peripheral.start(table);
  return { host, guest: await room.phone(os, guestOptions), address: host.radio.address };
}

test('errors have codes; an operation without a connection reports that', async () => {
  const { guest, address } = await hostAndGuest('android');
  const { manager } = guest;
  await expect(manager.readCharacteristicForDevice(address, SERVICE, CARD)).rejects.toMatchObject({
    name: 'BleError',
    errorCode: 205,
  });
  await manager.connectToDevice(address, {});
  await expect(manager.readCharacteristicForDevice(address, SERVICE, CARD)).rejects.toMatchObject({
    errorCode: 302,
  });
  await manager.discoverAllServicesAndCharacteristicsForDevice(address);
  const { value } = await manager.readCharacteristicForDevice(address, SERVICE, CARD);
  expect(value).toBe(text(table.card));
  await expect(
    manager.writeCharacteristicWithResponseForDevice(address, SERVICE, SERVICE, 'AA=='),
  ).rejects.toMatchObject({ errorCode: 404 });
});

test('Android requests an MTU of 517 if an app requests any, and none otherwise', async () => {
  const { guest, address } = await hostAndGuest('android', {}, 247);
  expect((await guest.manager.connectToDevice(address, {})).mtu).toBe(23);
  expect((await guest.manager.connectToDevice(address, { requestMTU: 100 })).mtu).toBe(247);
});

test('an iPhone requests an MTU on its own', async () => {
  const { guest, address } = await hostAndGuest('ios', {}, 185);
  expect((await guest.manager.connectToDevice(address, {})).mtu).toBe(185);
});

test('a second connect to one device cancels the connection on Android', async () => {
  const { host, guest } = await hostAndGuest('android');
  const link = await subscribed(guest, host);
  const gone = nextEvent(guest, 'disconnected');
  await connected(guest, host);
  await gone;
  expect(link.errors).toEqual([201]);
});

test('a connection attempt times out, and Android reports a disconnection nevertheless', async () => {
  const { host, guest, address } = await hostAndGuest('android');
  await room.radio.cut(host.radio, guest.radio);
  const told: string[] = [];
  guest.manager.onDeviceDisconnected(address, (_, device) => told.push(device?.id ?? ''));
  await expect(guest.manager.connectToDevice(address, { timeout: 100 })).rejects.toMatchObject({
    errorCode: 3,
  });
  expect(told).toEqual([address]);
  await room.radio.heal(host.radio, guest.radio);
  await guest.manager.connectToDevice(address, { timeout: 5000 });
});

test('of several phones that connect at once some fail: 0x3E', async () => {
  const { guest, address } = await hostAndGuest('android');
  const phones = [guest, ...(await Promise.all([1, 2, 3].map(() => room.phone('android'))))];
  const outcomes = await Promise.all(
    phones.map(({ manager }) =>
      manager.connectToDevice(address, { requestMTU: 517, timeout: 5000 }).then(
        () => 'connected',
        (error) => error.attErrorCode,
      ),
    ),
  );
  expect(outcomes).toContain('connected');
  expect(outcomes).toContain(0x3e);
});

test('operations run one after the other', async () => {
  const { host, guest, address } = await hostAndGuest('android');
  await subscribed(guest, host);
  const received: number[] = [];
  host.peripheral.on('received', ({ value }) => received.push(value[0] ?? -1));
  await Promise.all(
    [1, 2, 3, 4, 5].map((byte) =>
      guest.manager.writeCharacteristicWithResponseForDevice(address, SERVICE, IN, text([byte])),
    ),
  );
  expect(received).toEqual([1, 2, 3, 4, 5]);
});

test('a write in progress when the connection ends fails with 201, later ones with 205', async () => {
  await room.radio.air({ ...USUAL_AIR, supervisionMs: 100 });
  const { host, guest, address } = await hostAndGuest('android');
  await subscribed(guest, host);
  const write = () => guest.manager.writeCharacteristicWithResponseForDevice(address, SERVICE, IN, 'AA==');
  const closed = next(host.peripheral, 'closed');
  await room.radio.cut(host.radio, guest.radio);
  await expect(write()).rejects.toMatchObject({ errorCode: 201, attErrorCode: 8 });
  await closed;
  await expect(write()).rejects.toMatchObject({ errorCode: 205 });
});

test('a removed monitor reports error 2 to its listener, and the host sees no subscription', async () => {
  const { host, guest } = await hostAndGuest('android');
  const link = await subscribed(guest, host);
  const closed = next(host.peripheral, 'closed');
  link.stop();
  await closed;
  expect(link.errors).toEqual([2]);
});

test.each([
  ['error', [600]],
  ['silence', []],
] as const)('Android answers a sixth scan in 30 s with %s', async (whenThrottled, expected) => {
  let now = 0;
  const { guest } = await hostAndGuest('android', { whenThrottled, now: () => now });
  for (let start = 0; start < 5; start += 1) await found(guest.manager);
  const errors: number[] = [];
  await guest.manager.startDeviceScan([SERVICE], {}, (error) => error && errors.push(error.errorCode));
  expect(errors).toEqual(expected);
  await guest.manager.stopDeviceScan();
  now = 30_000;
  await found(guest.manager);
});

test('Android caches the handles of a rebuilt server, until it is told to forget them', async () => {
  const { host, guest, address } = await hostAndGuest('android');
  await connected(guest, host);
  await host.peripheral.stop();
  host.peripheral.attributesBefore = 3;
  await host.peripheral.start(table);
  await connected(guest, host);
  await expect(guest.manager.readCharacteristicForDevice(address, SERVICE, CARD)).rejects.toMatchObject({
    errorCode: 402,
  });
  await guest.manager.connectToDevice(address, { refreshGatt: 'OnConnected', timeout: 5000 });
  await guest.manager.discoverAllServicesAndCharacteristicsForDevice(address);
  const card = await guest.manager.readCharacteristicForDevice(address, SERVICE, CARD);
  expect(card.value).toBe(text(table.card));
});

test('Android drops undelivered notifications when the connection ends', async () => {
  const { host, guest } = await hostAndGuest('android', { handOverMs: 5 });
  const link = await subscribed(guest, host);
  for (let at = 0; at < 8; at += 1) host.peripheral.send(link.connection, Uint8Array.of(at));
  await link.until(1);
  const gone = nextEvent(guest, 'disconnected');
  host.peripheral.disconnect(link.connection);
  await gone;
  expect(link.received.length).toBeLessThan(8);
});

test('Bluetooth off is reported, ends a scan, and refuses later calls', async () => {
  const { guest, address } = await hostAndGuest('android');
  const states: string[] = [];
  guest.manager.onStateChange((state) => states.push(state), false);
  const ended = new Promise((resolve) => {
    guest.manager.startDeviceScan([SERVICE], {}, (error) => error && resolve(error.errorCode));
  });
  await guest.radio.power(false);
  expect(await ended).toBe(102);
  await expect(guest.manager.connectToDevice(address, {})).rejects.toMatchObject({ errorCode: 102 });
  await guest.radio.power(true);
  expect(states).toEqual(['PoweredOff', 'PoweredOn']);
});

test('an iPhone in the background is visible to iPhones only', async () => {
  const host = await room.phone('ios');
  await host.peripheral.start(table);
  await host.peripheral.setBackground(true);
  const [android, iphone] = [await room.phone('android'), await room.phone('ios')];
  const seen: string[] = [];
  await android.manager.startDeviceScan([SERVICE], {}, (_, device) => device && seen.push(device.id));
  const { id, serviceUUIDs, overflowServiceUUIDs } = await found(iphone.manager);
  expect(id).toBe(host.radio.address);
  expect(serviceUUIDs).toBeNull();
  expect(overflowServiceUUIDs).toEqual([SERVICE]);
  expect(seen).toEqual([]);
  await expect(android.manager.monitorCharacteristicForDevice(id, SERVICE, OUT, () => {})).toBeDefined();
});
