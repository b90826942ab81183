import type { CloseReason } from '../transports/link';

/** NS8: wrong guesses before there are new digits. */
export const GUESSES = 5;
/** NS9: for how long nobody may guess after that, in milliseconds. */
export const REST_MS = 30_000;

const DIGITS = 6;
const ALL = 10 ** DIGITS;
const FAIR = Math.floor(2 ** 32 / ALL) * ALL;

export type Begun =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly why: CloseReason };

/** One guess that somebody is about to make. */
export interface Attempt {
  readonly digits: string;
  /** Says whether the guess was right. Null: come in; else why it does not count or was wrong. */
  judge(right: boolean): CloseReason | null;
}

/** The digits on the host's screen. They belong to the table: who comes again guesses on against the same five. */
export interface Digits {
  /** Null while nobody is invited. */
  shown(): string | null;
  invite(): void;
  /** Nobody new comes in; digits that were seen are worth nothing from now on. */
  stop(): void;
  begin(): Begun;
}

export interface DigitsTable {
  readonly random: (count: number) => Uint8Array;
  /** Milliseconds, from any zero. */
  now(): number;
  /** There are other digits to show, or none any more. */
  changed?(): void;
}

export function digitsOf({ random, now, changed = () => {} }: DigitsTable): Digits {
  let digits: string | null = null;
  let wrong = 0;
  let rests = Number.NEGATIVE_INFINITY;

  function show(next: string | null): void {
    digits = next;
    wrong = 0;
    changed();
  }

  function judge(guessed: string, right: boolean): CloseReason | null {
    // NS8: however many guesses were begun at the same time, no more than five are answered.
    if (digits === null) return 'not-inviting';
    if (digits !== guessed) return now() < rests ? 'too-many-guesses' : 'wrong-digits';
    if (right) return null;
    wrong += 1;
    if (wrong === GUESSES) {
      rests = now() + REST_MS;
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
      if (now() < rests) return { ok: false, why: 'too-many-guesses' };
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

/** Each of the million as likely as any other. */
function sixDigits(random: (count: number) => Uint8Array): string {
  for (;;) {
    const bytes = random(4);
    const value = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (value < FAIR) return String(value % ALL).padStart(DIGITS, '0');
  }
}
