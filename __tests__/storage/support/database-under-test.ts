import type { Storage } from '../../../src/storage/storage';

/** A database under test. Each implementation of the storage has one for the contract. */
export interface DatabaseUnderTest {
  /** Opens a connection, like another window or the app after a restart. */
  connect(): Promise<Storage>;
}
