import type { CloseReason } from '../transports/link';

/** NS8: the number of wrong guesses after which the digits change. */
export const GUESSES = 5;
/** NS9: the pause after that, in milliseconds, during which no guess is accepted. */
export const REST_MS = 30_000;

const DIGITS = 6;
/** NS16: so many digits, in a QR code only, that guessing them is hopeless. */
export const CODE_DIGITS = 3 * DIGITS;
const ALL = 10 ** DIGITS;
const FAIR = Math.floor(2 ** 32 / ALL) * ALL;

export type Begun =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly why: CloseReason };

/** By six digits that a person can type, or by a code for cameras. */
export type Inviting = 'digits' | 'code';

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
  /** NS16: from now on this phone invites by the long digits of a code, or by six digits again. The digits so far become invalid. */
  inviteBy(how: Inviting): void;
  /** Stops inviting: the digits so far become invalid. */
  stop(): void;
  /** NS9: the milliseconds until guesses are accepted again. */
  restMs(): number;
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
  let inviting: Inviting = 'digits';
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
    if (digits !== guessed) return restMs() > 0 ? 'too-many-guesses' : 'wrong-digits';
    if (right) return null;
    if (inviting === 'code') return 'wrong-digits';
    wrong += 1;
    if (wrong === GUESSES) {
      pausedUntil = now() + REST_MS;
      show(other(guessed, random));
    }
    return 'wrong-digits';
  }

  const restMs = (): number => (inviting === 'code' ? 0 : Math.max(0, pausedUntil - now()));
  const fresh = (): string =>
    inviting === 'digits'
      ? sixDigits(random)
      : Array.from({ length: CODE_DIGITS / DIGITS }, () => sixDigits(random)).join('');

  return {
    shown: () => digits,
    restMs,
    invite() {
      if (digits === null) show(fresh());
    },
    inviteBy(how) {
      if (how === inviting) return;
      inviting = how;
      if (digits !== null) show(fresh());
    },
    stop() {
      inviting = 'digits';
      if (digits !== null) show(null);
    },
    begin() {
      if (digits === null) return { ok: false, why: 'not-inviting' };
      if (restMs() > 0) return { ok: false, why: 'too-many-guesses' };
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
