/** N15: the time in which one phone hosts. */
export interface Era {
  readonly number: number;
  /** The number of the phone that hosts. */
  readonly phone: number;
}

/** An era that has entries, and the index of its first one. */
export interface Stretch extends Era {
  readonly from: number;
}

/** The eras of a log's entries, ascending. */
export type Eras = readonly Stretch[];

export const FIRST_ERA = 1;
/** The limit for a log. A phone whose era would be one more may not take over. */
export const MOST_ERAS = 255;
/** N15: how many hosts a phone can have missed. */
const MOST_MISSED = 64;
/** N15: the highest number from the first host that a phone meets. As many numbers remain for later hosts. */
const MOST_AT_FIRST = 2 ** 31;
/** N15: one below the highest u32, so that the next number can still be written. */
const MOST_FOLLOWED = 2 ** 32 - 2;

export const sameEra = (a: Era, b: Era): boolean => a.number === b.number && a.phone === b.phone;

/** N15: whether `a` is later than `b`. */
export const isLater = (a: Era, b: Era): boolean =>
  a.number > b.number || (a.number === b.number && a.phone < b.phone);

/** N15: whether an era can be real for a phone whose latest known era is `known`. Others are forged. */
export function isBelievable(era: Era, known: Era | null): boolean {
  const most = known ? Math.min(known.number + MOST_MISSED, MOST_FOLLOWED) : MOST_AT_FIRST;
  return era.number <= most;
}

/** The eras of a log that is truncated to this length. */
export const erasUpTo = (eras: Eras, length: number): Eras => eras.filter(({ from }) => from < length);

/** The eras of a log to which entries of this era are added at index `from`. */
export function erasAfter(eras: Eras, era: Era, from: number): Eras {
  const last = eras.at(-1);
  return last && sameEra(last, era) ? eras : [...eras, { number: era.number, phone: era.phone, from }];
}

/** A description of a log without its entries. */
export interface Outline {
  readonly eras: Eras;
  readonly length: number;
}

/** N16: the number of entries that two logs have in common. */
export function commonLength(a: Outline, b: Outline): number {
  const shorter = Math.min(a.length, b.length);
  const eras = Math.max(a.eras.length, b.eras.length);
  for (let at = 0; at < eras; at += 1) {
    const [one, other] = [a.eras[at], b.eras[at]];
    if (one && other && sameEra(one, other) && one.from === other.from) continue;
    return Math.min(shorter, one?.from ?? shorter, other?.from ?? shorter);
  }
  return shorter;
}

/**
 * Whether a log of this length can have these eras: ascending, none beyond its end, the first one at index 0.
 */
export function areEras(eras: Eras, length: number): boolean {
  if (eras.length === 0) return length === 0;
  if (eras.length > MOST_ERAS) return false;
  return eras.every((era, at) => {
    const before = eras[at - 1];
    if (era.number < FIRST_ERA || era.from >= length) return false;
    return before ? era.from > before.from && isLater(era, before) : era.from === 0;
  });
}
