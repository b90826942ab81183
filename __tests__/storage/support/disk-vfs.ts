import { FacadeVFS } from '../../../node_modules/expo-sqlite/web/wa-sqlite/FacadeVFS.js';
import { CANNOT_OPEN, type Disk, DiskFile, FULL, IO_ERROR, lockFrom, OK, SHORT_READ } from './disk';

const OPEN_CREATE = 0x4;
const OPEN_DELETE_ON_CLOSE = 0x8;

/** One program's access to a disk, in SQLite's interface. After a power cut every call fails. */
export class DiskVfs extends FacadeVFS {
  readonly #disk: Disk;
  readonly #era: number;
  readonly #open = new Map<number, { path: string; file: DiskFile; flags: number }>();

  constructor(name: string, module: object, disk: Disk) {
    super(name, module);
    this.#disk = disk;
    this.#era = disk.era;
  }

  /** SQLite derives it from the kind of function, which Babel changes. */
  hasAsyncMethod(): boolean {
    return false;
  }

  /** SQLite sleeps while it waits for a lock, but the owner of the lock needs the same thread. */
  xSleep(_vfs: number, microseconds: number): number {
    return microseconds;
  }

  get #gone(): boolean {
    return this.#disk.era !== this.#era;
  }

  jOpen(name: string | null, id: number, flags: number, flagsOut: DataView): number {
    if (this.#gone) return IO_ERROR;
    const path = name ?? `scratch-${id}`;
    let file = this.#disk.files.get(path);
    if (file === undefined) {
      if ((flags & OPEN_CREATE) === 0) return CANNOT_OPEN;
      file = new DiskFile();
      this.#disk.files.set(path, file);
    }
    this.#open.set(id, { path, file, flags });
    flagsOut.setInt32(0, flags, true);
    return OK;
  }

  jClose(id: number): number {
    const opened = this.#open.get(id);
    this.#open.delete(id);
    if (opened && (opened.flags & OPEN_DELETE_ON_CLOSE) !== 0) this.#disk.files.delete(opened.path);
    return OK;
  }

  jRead(id: number, into: Uint8Array, at: number): number {
    return this.#on(id, ({ file }) => {
      const bytes = file.now.subarray(at, at + into.length);
      into.fill(0);
      into.set(bytes);
      return bytes.length < into.length ? SHORT_READ : OK;
    });
  }

  jWrite(id: number, bytes: Uint8Array, at: number): number {
    return this.#changing(id, ({ file }) => {
      const more = Math.max(0, at + bytes.length - file.now.length);
      if (this.#disk.used + more > this.#disk.room) return FULL;
      file.write(bytes, at);
      return OK;
    });
  }

  jTruncate(id: number, size: number): number {
    return this.#changing(id, ({ file }) => {
      file.resize(Math.min(size, file.now.length));
      return OK;
    });
  }

  jSync(id: number): number {
    return this.#changing(id, ({ file }) => {
      file.flush();
      return OK;
    });
  }

  jDelete(path: string): number {
    if (this.#gone || !this.#disk.step()) return IO_ERROR;
    this.#disk.files.delete(path);
    return OK;
  }

  jAccess(path: string, _flags: number, out: DataView): number {
    if (this.#gone) return IO_ERROR;
    out.setInt32(0, this.#disk.files.has(path) ? 1 : 0, true);
    return OK;
  }

  jFileSize(id: number, out: DataView): number {
    return this.#on(id, ({ file }) => {
      out.setBigInt64(0, BigInt(file.now.length), true);
      return OK;
    });
  }

  jLock(id: number, level: number): number {
    return this.#on(id, ({ path }) => this.#disk.lock(path, this, lockFrom(level)));
  }

  jUnlock(id: number, level: number): number {
    return this.#on(id, ({ path }) => {
      this.#disk.unlock(path, this, lockFrom(level));
      return OK;
    });
  }

  jCheckReservedLock(id: number, out: DataView): number {
    return this.#on(id, ({ path }) => {
      out.setInt32(0, this.#disk.isReserved(path) ? 1 : 0, true);
      return OK;
    });
  }

  #on(id: number, call: (opened: { path: string; file: DiskFile }) => number): number {
    const opened = this.#open.get(id);
    return this.#gone || opened === undefined ? IO_ERROR : call(opened);
  }

  #changing(id: number, call: (opened: { path: string; file: DiskFile }) => number): number {
    return this.#on(id, (opened) => (this.#disk.step() ? call(opened) : IO_ERROR));
  }
}
