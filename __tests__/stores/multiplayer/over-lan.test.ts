import type { Transport } from '../../../src/net/transports/transport';
import { emptyMemory } from '../../../src/storage/memory';
import type { Network } from '../../net/transports/lan/network';
import { awayAt, freePort, LanRoom, roomOf } from './lan-room';

let lan: LanRoom;
let network: Network;
beforeEach(() => {
  lan = new LanRoom();
  network = lan.network;
});
afterEach(() => lan.close());

/**
 * Ada hosts, Ben could. Cleo's browser can't listen. There are no announcements: phones find each other by
 * address only.
 */
async function three() {
  const usual = await freePort();
  const adasMemory = emptyMemory();
  const adaOn = () => lan.appOn(network.phone({ deaf: true, others: usual }).transport, adasMemory);
  const ada = await lan.hosted(await adaOn(), 2);
  const adaAgain = async () => lan.tableAt(await adaOn(), ada.id);
  const bens = await lan.appOn(network.phone({ deaf: true, port: usual, others: usual }).transport);
  const ben = await lan.tableAt(bens, await lan.join(bens, ada, 'Ben'));
  const memory = emptyMemory();
  const cleos = await lan.appOn(network.guestOnly({ others: usual }).transport, memory);
  const id = await lan.join(cleos, ada, 'Cleo');
  const restart = () => lan.appOn(network.guestOnly({ others: usual }).transport, memory);
  const again = async () => lan.tableAt(await restart(), id);
  return { ada, adaAgain, ben, cleo: await lan.tableAt(cleos, id), again };
}

test('N17, N30: a guest that joined by a typed address finds the new host', async () => {
  const { ada, ben, cleo } = await three();
  await ada.end();
  await network.until(() => roomOf(ben)?.mayHost === true, 50);
  expect(await ben.takeOver()).toEqual({ ok: true, value: null });
  await network.until(() => roomOf(cleo)?.connection === 'in' && roomOf(ben)?.gathering === false, 50);
  expect(roomOf(cleo)?.host).toBe(roomOf(ben)?.me);
  expect(await cleo.session.rename(2, 'Clio')).toEqual({ ok: true, value: null });
  expect(ben.session.view().seats[2]?.name).toBe('Clio');
});

test('NL17, NL19: it finds the host again after a restart', async () => {
  const { ada, ben, cleo, again } = await three();
  await ada.end();
  await network.until(() => roomOf(ben)?.mayHost === true, 50);
  await ben.takeOver();
  await network.until(() => roomOf(cleo)?.connection === 'in', 50);
  await cleo.end();
  await network.until(() => awayAt(ben)[2] === true, 50);
  const back = await again();
  await network.until(() => roomOf(back)?.connection === 'in', 50);
  expect(awayAt(ben)).toEqual([true, false, false]);
});

test('N30: a guest whose app was closed when the host changed finds it, too', async () => {
  const { ada, ben, cleo, again } = await three();
  await cleo.end();
  await network.until(() => awayAt(ada)[2] === true, 50);
  await ada.end();
  await network.until(() => roomOf(ben)?.mayHost === true, 50);
  await ben.takeOver();
  const back = await again();
  await network.until(() => roomOf(back)?.connection === 'in', 50);
});

test('N20, N30: a host whose app was killed finds the later host', async () => {
  const { ada, adaAgain, ben, cleo } = await three();
  await ada.end();
  await network.until(() => roomOf(ben)?.mayHost === true, 50);
  await ben.takeOver();
  await network.until(() => roomOf(cleo)?.connection === 'in', 50);
  const back = await adaAgain();
  expect(roomOf(back)?.role).toBe('host');
  await network.until(() => roomOf(back)?.role === 'guest' && roomOf(back)?.connection === 'in', 50);
  expect(awayAt(ben)).toEqual([false, false, false]);
});

test('NL19: a host also looks at the addresses of its guests, which may host later', async () => {
  const { transport } = network.phone({ deaf: true });
  const looked: (readonly string[] | undefined)[] = [];
  const noted: Transport = {
    ...transport,
    browse(see, also) {
      looked.push(also);
      return transport.browse(see, also);
    },
  };
  const ada = await lan.hosted(await lan.appOn(noted), 1);
  expect(looked.at(-1)).toEqual([]);
  await lan.join(await lan.appOn(network.guestOnly().transport), ada, 'Ben');
  expect(looked.at(-1)).toEqual(['127.0.0.1']);
});
