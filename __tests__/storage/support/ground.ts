import type { Storage } from '../../../src/storage/storage';

/** One database and the way to it: what an implementation brings so that the contract can be held against it. */
export interface Ground {
  /** A connection, as from a window of its own or after a restart. */
  connect(): Promise<Storage>;
}
