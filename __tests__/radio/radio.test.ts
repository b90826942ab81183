import { OUT, SERVICE } from '../../src/net/transports/bluetooth/gatt';
import { Radio, USUAL_AIR } from '../../src/testing/radio/radio';
import { connected, found, next, nextEvent, radioRoom, subscribed, table, text } from './room';

const room = radioRoom();

test('if the program dies, pending calls are rejected with its stderr', async () => {
  await expect(Radio.start('/nowhere/python')).rejects.toThrow('/nowhere/python');
  await expect(Radio.start(process.execPath)).rejects.toThrow('SyntaxError');
  const radio = await Radio.start();
  const phone = await radio.phone();
  const waiting = phone.ask('connect', { device: 'F0:00:00:00:99:99', timeoutMs: null });
  const gone = expect(waiting).rejects.toThrow('The software radio is gone');
  await radio.stop();
  await gone;
  await expect(radio.phone()).rejects.toThrow('The software radio is gone');
});

test('an unknown command is an error, and the program continues', async () => {
  const phone = await room.radio.phone();
  await expect(phone.ask('drop', { guest: 'nobody' })).rejects.toMatchObject({ code: 'not-connected' });
  await phone.ask('scan', { on: true });
});

test.each([
  ['android', text(table.serviceData)],
  ['ios', null],
] as const)('a host with %s is seen by its service, and only some can add data', async (os, data) => {
  const host = await room.phone(os);
  await host.peripheral.start(table);
  const guest = await room.phone('android');
  const { id, serviceData, serviceUUIDs } = await found(guest.manager);
  expect(id).toBe(host.radio.address);
  expect(serviceUUIDs).toEqual([SERVICE]);
  expect(serviceData?.[SERVICE] ?? null).toBe(data);
});

test('a fade shorter than the supervision timeout loses nothing', async () => {
  await room.radio.air({ ...USUAL_AIR, intervalMs: 5 });
  const [host, guest] = [await room.phone('android'), await room.phone('android')];
  await host.peripheral.start(table);
  const link = await subscribed(guest, host);
  await room.radio.cut(host.radio, guest.radio);
  for (const byte of [1, 2, 3]) host.peripheral.send(link.connection, Uint8Array.of(byte));
  await expect(
    host.radio.ask('notify', { guest: 'F0:00:00:00:77:77', target: 'output', value: '' }),
  ).rejects.toMatchObject({ code: 'not-connected' });
  await room.radio.heal(host.radio, guest.radio);
  await link.until(3);
  expect(link.received).toEqual([1, 2, 3].map((byte) => text([byte])));
});

test('a longer fade ends the connection at both ends', async () => {
  const [host, guest] = [await room.phone('android'), await room.phone('android')];
  await host.peripheral.start(table);
  const link = await subscribed(guest, host);
  const closed = next(host.peripheral, 'closed');
  await room.radio.cut(host.radio, guest.radio);
  expect(await closed).toEqual({ connection: link.connection });
  await link.until(1);
  expect(link.errors).toEqual([201]);
});

test('packets are sent at connection events, a limited number in each', async () => {
  await room.radio.air({ intervalMs: 30, packetsPerEvent: 1, supervisionMs: null });
  const [host, guest] = [await room.phone('android'), await room.phone('android')];
  await host.peripheral.start(table);
  const link = await subscribed(guest, host);
  const begun = performance.now();
  for (let at = 0; at < 5; at += 1) host.peripheral.send(link.connection, Uint8Array.of(at));
  await link.until(5);
  expect(performance.now() - begun).toBeGreaterThan(110);
});

test('Bluetooth off: connections end, the server is gone, and nothing is visible until it is started again', async () => {
  const [host, guest] = [await room.phone('android'), await room.phone('android')];
  await host.peripheral.start(table);
  const link = await subscribed(guest, host);
  const [closed, stopped] = [next(host.peripheral, 'closed'), next(host.peripheral, 'stopped')];
  await host.radio.power(false);
  expect(await closed).toEqual({ connection: link.connection });
  expect(await stopped).toEqual({ code: 'off' });
  await expect(host.peripheral.start(table)).rejects.toMatchObject({ code: 'off' });
  await host.radio.power(true);
  await host.peripheral.start(table);
  expect((await found(guest.manager)).id).toBe(host.radio.address);
});

test('a phone without power is lost after the supervision timeout', async () => {
  const [host, guest] = [await room.phone('android'), await room.phone('android')];
  await host.peripheral.start(table);
  await connected(guest, host);
  const gone = nextEvent(host, 'guest-gone');
  await guest.radio.power(false, { silent: true });
  expect((await gone).reason).toBe(8);
});

test('after a change of address connections stay, and others see the new one', async () => {
  const [host, guest, other] = [
    await room.phone('android'),
    await room.phone('android'),
    await room.phone('android'),
  ];
  await host.peripheral.start(table);
  const link = await subscribed(guest, host);
  await host.radio.rotate('F0:00:00:00:88:88');
  expect((await found(other.manager)).id).toBe('F0:00:00:00:88:88');
  host.peripheral.send(link.connection, Uint8Array.of(4));
  await link.until(1);
  expect(link.received).toEqual([text([4])]);
});

test('a host’s app that is killed sends nothing; on Android its guests stay connected', async () => {
  const [host, guest] = [await room.phone('android'), await room.phone('android')];
  await host.peripheral.start(table);
  const link = await subscribed(guest, host);
  await host.restartApp('stay');
  await expect(
    guest.manager.readCharacteristicForDevice(host.radio.address, SERVICE, OUT),
  ).rejects.toMatchObject({ attErrorCode: 1 });
  expect(link.errors).toEqual([]);
  const gone = nextEvent(guest, 'disconnected');
  await host.restartApp('end');
  await gone;
});

test('an advertisement of more than 31 bytes is refused', async () => {
  const host = await room.phone('android');
  const long = { ...table, serviceData: new Uint8Array(14) };
  await expect(host.peripheral.start(long)).rejects.toMatchObject({ code: 'too-large' });
  await host.peripheral.start(table);
});

test('a host without free connections is not visible', async () => {
  const host = await room.phone('android', { slots: 1 });
  await host.peripheral.start(table);
  const [guest, other] = [await room.phone('android'), await room.phone('android')];
  await connected(guest, host);
  await expect(other.manager.connectToDevice(host.radio.address, { timeout: 150 })).rejects.toMatchObject({
    errorCode: 3,
  });
});
