import { emptyMemory, memoryStorage } from '../../src/storage/memory';
import { storageContract } from './contract';

storageContract(() => {
  const memory = emptyMemory();
  return { connect: async () => memoryStorage(memory) };
});
