import { CARD, IN, OUT, SERVICE } from '../../src/net/transports/bluetooth/gatt';
import type { SoftwarePhone } from '../../src/testing/radio/software-phone';
import { next, radioRoom, subscribed, table, text } from './room';

// The TypeScript core of `modules/ble-host`, over the ATT of a real stack.

const room = radioRoom();

describe.each(['android', 'ios'] as const)('a host with %s', (os) => {
  test.each([23, 185, 247, 517])('notifies whole values over an MTU of %i, in order', async (maxMtu) => {
    await room.radio.air({ intervalMs: 2, packetsPerEvent: 2, supervisionMs: null });
    const { host, guest } = await hostAndGuest(maxMtu);
    const link = await subscribed(guest, host);
    expect(link.maxLength).toBe(Math.min(maxMtu - 3, 512));
    const sent: string[] = [];
    for (let at = 0; at < 30; at += 1) {
      const value = new Uint8Array(link.maxLength).fill(at);
      const drained = next(host.peripheral, 'drained');
      while (host.peripheral.send(link.connection, value) === 'full') await drained;
      sent.push(text(value));
    }
    await link.until(30);
    expect(link.received).toEqual(sent);
    expect(host.peripheral.cutNotifications).toBe(0);
  });

  test('answers a read longer than an MTU in parts', async () => {
    const { host, guest } = await hostAndGuest(23);
    await subscribed(guest, host);
    const { value } = await guest.manager.readCharacteristicForDevice(host.radio.address, SERVICE, CARD);
    expect(value).toBe(text(table.card));
  });

  test('accepts a long write as one value', async () => {
    const { host, guest } = await hostAndGuest(23);
    const { connection } = await subscribed(guest, host);
    const value = Uint8Array.from({ length: 300 }, (_, at) => at & 0xff);
    const received = next(host.peripheral, 'received');
    await write(guest, host, value);
    expect(await received).toEqual({ connection, value });
  });

  test('refuses commands, and works after invalid requests', async () => {
    const { host, guest } = await hostAndGuest(517);
    const { connection } = await subscribed(guest, host);
    const { address } = host.radio;
    const { services } = await servicesOf(guest, host);
    const handle = services.find(({ uuid }) => uuid === IN)?.handle ?? 0;
    const received = next(host.peripheral, 'received');
    for (const pdu of [[0x12], [0x1b, 1, 0, 5], [0x52, handle & 0xff, handle >> 8, 1, 2]]) {
      await guest.radio.ask('send-pdu', { device: address, pdu: text(pdu) });
    }
    await write(guest, host, Uint8Array.of(7));
    expect(await received).toEqual({ connection, value: Uint8Array.of(7) });
  });

  test('does not let OUT be read', async () => {
    const { host, guest } = await hostAndGuest(517);
    await subscribed(guest, host);
    await expect(
      guest.manager.readCharacteristicForDevice(host.radio.address, SERVICE, OUT),
    ).rejects.toMatchObject({ errorCode: 402, attErrorCode: 2 });
  });

  test('serves others while one phone does not receive', async () => {
    await room.radio.air({ intervalMs: 2, packetsPerEvent: 4, supervisionMs: 300 });
    const { host, guest } = await hostAndGuest(517);
    const other = await room.phone('android');
    const faded = await subscribed(guest, host);
    const link = await subscribed(other, host);
    await room.radio.cut(host.radio, guest.radio);
    const value = new Uint8Array(400);
    while (host.peripheral.send(faded.connection, value) === 'taken');
    for (let at = 0; at < 5; at += 1) host.peripheral.send(link.connection, Uint8Array.of(at));
    await link.until(5);
    expect(link.received).toHaveLength(5);
  });

  async function hostAndGuest(maxMtu: number) {
    const host = await room.phone(os, { maxMtu });
    await host.peripheral.start(table);
    return { host, guest: await room.phone('android') };
  }
});

function write(guest: SoftwarePhone, host: SoftwarePhone, value: Uint8Array) {
  const { address } = host.radio;
  return guest.manager.writeCharacteristicWithResponseForDevice(address, SERVICE, IN, text(value));
}

async function servicesOf(guest: SoftwarePhone, host: SoftwarePhone) {
  const found = await guest.radio.ask('discover', { device: host.radio.address });
  return { services: found.flatMap(({ characteristics }) => characteristics) };
}
