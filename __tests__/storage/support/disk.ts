/** The results of the calls of SQLite's file system. */
export const OK = 0;
export const BUSY = 5;
export const IO_ERROR = 10;
export const FULL = 13;
export const CANNOT_OPEN = 14;
export const SHORT_READ = 522;

/** A file: the content that programs read, and the content on the disk. */
export class DiskFile {
  now = new Uint8Array();
  flushed = new Uint8Array();

  write(bytes: Uint8Array, at: number): void {
    if (at + bytes.length > this.now.length) this.resize(at + bytes.length);
    this.now.set(bytes, at);
  }

  resize(size: number): void {
    const resized = new Uint8Array(size);
    resized.set(this.now.subarray(0, size));
    this.now = resized;
  }

  flush(): void {
    this.flushed = this.now.slice();
  }
}

type Lock = 0 | 1 | 2 | 3 | 4;
const [NONE, SHARED, RESERVED, PENDING, EXCLUSIVE] = [0, 1, 2, 3, 4] as const;

/** A disk in memory. A test can cut its power or fill it up. */
export class Disk {
  readonly files = new Map<string, DiskFile>();
  /** Increases with every power cut. Programs of earlier eras are dead. */
  era = 0;
  /** The capacity in bytes. */
  room = Number.POSITIVE_INFINITY;
  /** The number of steps of writing before the power fails. */
  stepsLeft = Number.POSITIVE_INFINITY;
  readonly #locks = new Map<string, Map<object, Lock>>();

  get used(): number {
    return [...this.files.values()].reduce((sum, { now }) => sum + now.length, 0);
  }

  /** Cuts the power: content that was not flushed is lost, and so are the locks. */
  powerCut(): void {
    this.era += 1;
    this.stepsLeft = Number.POSITIVE_INFINITY;
    this.#locks.clear();
    for (const file of this.files.values()) file.now = file.flushed.slice();
  }

  /** Counts a step of writing; false if the power fails instead. */
  step(): boolean {
    if (this.stepsLeft === 0) {
      this.powerCut();
      return false;
    }
    this.stepsLeft -= 1;
    return true;
  }

  /**
   * Acquires one of SQLite's five locks: many may read, one may prepare to write and writes when nobody
   * reads.
   */
  lock(path: string, who: object, wanted: Lock): number {
    const locks = this.#locks.get(path) ?? new Map<object, Lock>();
    this.#locks.set(path, locks);
    const others = Math.max(NONE, ...[...locks].filter(([each]) => each !== who).map(([, lock]) => lock));

    if (wanted === SHARED && others >= PENDING) return BUSY;
    if (wanted === RESERVED && others >= RESERVED) return BUSY;
    if (wanted === EXCLUSIVE && others >= SHARED) {
      locks.set(who, PENDING);
      return BUSY;
    }
    locks.set(who, wanted);
    return OK;
  }

  unlock(path: string, who: object, left: Lock): void {
    this.#locks.get(path)?.set(who, left);
  }

  isReserved(path: string): boolean {
    return [...(this.#locks.get(path)?.values() ?? [])].some((lock) => lock >= RESERVED);
  }
}

export function lockFrom(level: number): Lock {
  return [NONE, SHARED, RESERVED, PENDING, EXCLUSIVE].find((lock) => lock === level) ?? NONE;
}
