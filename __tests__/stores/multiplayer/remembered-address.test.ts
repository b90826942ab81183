import type { Connectivity, Transport } from '../../../src/net/transports/transport';
import { emptyMemory, memoryStorage } from '../../../src/storage/memory';
import { rememberAddresses } from '../../../src/stores/multiplayer/remembered-address';
import { settled } from '../../support/clock';

const tables = new Set(['192.168.1.7:47123']);
const memory = emptyMemory();

/** Opens the app and returns the addresses that its transport gets from then on. */
async function start() {
  const added: string[] = [];
  const relay: Transport = { kind: 'relay', browse: () => () => {}, advertise: null };
  const lan: Transport = {
    ...relay,
    kind: 'lan',
    async addAddress(address) {
      added.push(address);
      return tables.has(address);
    },
  };
  const connectivity: Connectivity = { transports: [relay, lan], random: (count) => new Uint8Array(count) };
  const storage = memoryStorage(memory);
  const { transports } = rememberAddresses(connectivity, storage);
  await settled();
  return {
    added,
    storage,
    add: (address: string) => transports[1]?.addAddress?.(address),
    relay: transports[0],
  };
}

test('NL17: after a restart the app looks at the address of the last table, and at no address without a table', async () => {
  const first = await start();
  expect(first.added).toEqual([]);
  expect(first.relay?.addAddress).toBeUndefined();
  expect(await first.add('192.168.1.7:47123')).toBe(true);
  expect(await first.add('192.168.1.8:47123')).toBe(false);
  const second = await start();
  expect(second.added).toEqual(['192.168.1.7:47123']);
  await second.storage.write('told', 'elsewhere');
  expect((await start()).added).toEqual([]);
});
