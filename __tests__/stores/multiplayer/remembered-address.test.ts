import type { Reach, Way } from '../../../src/net/transports/transport';
import { emptyMemory, memoryStorage } from '../../../src/storage/memory';
import { remembering } from '../../../src/stores/multiplayer/remembered-address';
import { settled } from '../../support/clock';

const tables = new Set(['192.168.1.7:47123']);
const memory = emptyMemory();

/** The app is opened. What is told to its way from then on. */
async function start() {
  const told: string[] = [];
  const deaf: Way = { kind: 'relay', look: () => () => {}, open: null };
  const lan: Way = {
    ...deaf,
    kind: 'lan',
    async tell(address) {
      told.push(address);
      return tables.has(address);
    },
  };
  const reach: Reach = { ways: [deaf, lan], random: (count) => new Uint8Array(count) };
  const storage = memoryStorage(memory);
  const { ways } = remembering(reach, storage);
  await settled();
  return { told, storage, tell: (address: string) => ways[1]?.tell?.(address), relay: ways[0] };
}

test('NL17: where a table was is looked at again after a restart, where there was none is not', async () => {
  const first = await start();
  expect(first.told).toEqual([]);
  expect(first.relay?.tell).toBeUndefined();
  expect(await first.tell('192.168.1.7:47123')).toBe(true);
  expect(await first.tell('192.168.1.8:47123')).toBe(false);
  const second = await start();
  expect(second.told).toEqual(['192.168.1.7:47123']);
  await second.storage.write('told', 'elsewhere');
  expect((await start()).told).toEqual([]);
});
