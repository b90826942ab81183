import type { CloseReason } from '../transports/link';

/** NS8: the number of wrong guesses after which the digits change. */
export const GUESSES = 5;
/** NS9: the pause after that, in milliseconds, during which no guess is accepted. */
export const REST_MS = 30_000;

const DIGITS = 6;
const ALL = 10 ** DIGITS;
const FAIR = Math.floor(2 ** 32 / ALL) * ALL;

export type Begun =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly why: CloseReason };

/** One guess in progress. */
export interface Attempt {
  readonly digits: string;
  /** Counts the guess. Null if it is right and valid; else why it is refused. */
  judge(right: boolean): CloseReason | null;
}

/** The digits on the host's screen. Guesses are counted for the table, not for each connection. */
export interface Digits {
  /** The digits to show. Null while nobody is invited. */
  shown(): string | null;
  invite(): void;
  /** Stops inviting: the digits so far become invalid. */
  stop(): void;
  begin(): Begun;
}

export interface DigitsTable {
  readonly random: (count: number) => Uint8Array;
  /** Milliseconds, from any zero. */
  now(): number;
  /** Called when the digits to show have changed. */
  changed?(): void;
}

export function digitsOf({ random, now, changed = () => {} }: DigitsTable): Digits {
  let digits: string | null = null;
  let wrong = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  function show(next: string | null): void {
    digits = next;
    wrong = 0;
    changed();
  }

  function judge(guessed: string, right: boolean): CloseReason | null {
    // NS8: guesses that began with old digits do not count, so parallel guesses are limited too.
    if (digits === null) return 'not-inviting';
    if (digits !== guessed) return now() < pausedUntil ? 'too-many-guesses' : 'wrong-digits';
    if (right) return null;
    wrong += 1;
    if (wrong === GUESSES) {
      pausedUntil = now() + REST_MS;
      show(other(guessed, random));
    }
    return 'wrong-digits';
  }

  return {
    shown: () => digits,
    invite() {
      if (digits === null) show(sixDigits(random));
    },
    stop() {
      if (digits !== null) show(null);
    },
    begin() {
      if (digits === null) return { ok: false, why: 'not-inviting' };
      if (now() < pausedUntil) return { ok: false, why: 'too-many-guesses' };
      const guessed = digits;
      return { ok: true, attempt: { digits: guessed, judge: (right) => judge(guessed, right) } };
    },
  };
}

function other(than: string, random: (count: number) => Uint8Array): string {
  for (;;) {
    const digits = sixDigits(random);
    if (digits !== than) return digits;
  }
}

/** Six digits, uniformly distributed. */
function sixDigits(random: (count: number) => Uint8Array): string {
  for (;;) {
    const bytes = random(4);
    const value = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (value < FAIR) return String(value % ALL).padStart(DIGITS, '0');
  }
}
