/** What the calls of SQLite's file system answer. */
export const OK = 0;
export const BUSY = 5;
export const IO_ERROR = 10;
export const FULL = 13;
export const CANNOT_OPEN = 14;
export const SHORT_READ = 522;

/** A file: what programs read, and what the disk has got of it so far. */
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

/** A disk in memory that loses its power, or fills up, when a test wants it to. */
export class Disk {
  readonly files = new Map<string, DiskFile>();
  /** Rises with every power cut: who was running then is gone. */
  era = 0;
  /** How many bytes all files may have together. */
  room = Number.POSITIVE_INFINITY;
  /** How many steps of writing go well before the power fails. */
  stepsLeft = Number.POSITIVE_INFINITY;
  readonly #locks = new Map<string, Map<object, Lock>>();

  get used(): number {
    return [...this.files.values()].reduce((sum, { now }) => sum + now.length, 0);
  }

  /** Whatever had not been flushed is lost; so are the locks. */
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

  /** SQLite's five locks: many may read; one may prepare to write, and write once nobody reads. */
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
