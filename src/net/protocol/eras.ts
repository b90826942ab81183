/** N15: one host's time. */
export interface Era {
  readonly number: number;
  /** Which phone hosts. */
  readonly phone: number;
}

/** An era that has entries, and the index of its first one. */
export interface Stretch extends Era {
  readonly from: number;
}

/** Which eras a log's entries belong to, ascending. */
export type Eras = readonly Stretch[];

export const FIRST_ERA = 1;
/** A log's. Who would be one more takes nothing over. */
export const MOST_ERAS = 255;
/** N15: hosts that a phone can have missed. */
const MOST_MISSED = 64;
/** N15: what is taken from the first host that a phone meets. As many numbers again are left for those after it. */
const MOST_AT_FIRST = 2 ** 31;
/** N15: the next number can still be written. */
const MOST_FOLLOWED = 2 ** 32 - 2;

export const sameEra = (a: Era, b: Era): boolean => a.number === b.number && a.phone === b.phone;

/** N15 */
export const isLater = (a: Era, b: Era): boolean =>
  a.number > b.number || (a.number === b.number && a.phone < b.phone);

/** N15: whether an era can have come about, for a phone that knows this one as the latest. Others are made up. */
export function isBelievable(era: Era, known: Era | null): boolean {
  const most = known ? Math.min(known.number + MOST_MISSED, MOST_FOLLOWED) : MOST_AT_FIRST;
  return era.number <= most;
}

/** The eras of a log that is cut to this length. */
export const erasUpTo = (eras: Eras, length: number): Eras => eras.filter(({ from }) => from < length);

/** The eras after entries were added, up to `length`, in this era. */
export function erasAfter(eras: Eras, era: Era, from: number): Eras {
  const last = eras.at(-1);
  return last && sameEra(last, era) ? eras : [...eras, { number: era.number, phone: era.phone, from }];
}

/** What is known of a log without having it. */
export interface Outline {
  readonly eras: Eras;
  readonly length: number;
}

/** N16: how many entries two logs have in common. */
export function agreement(a: Outline, b: Outline): number {
  const shorter = Math.min(a.length, b.length);
  const eras = Math.max(a.eras.length, b.eras.length);
  for (let at = 0; at < eras; at += 1) {
    const [one, other] = [a.eras[at], b.eras[at]];
    if (one && other && sameEra(one, other) && one.from === other.from) continue;
    return Math.min(shorter, one?.from ?? shorter, other?.from ?? shorter);
  }
  return shorter;
}

/** Eras that a log of this length can have: ascending, within it, the first entry in the first. */
export function areEras(eras: Eras, length: number): boolean {
  if (eras.length === 0) return length === 0;
  if (eras.length > MOST_ERAS) return false;
  return eras.every((era, at) => {
    const before = eras[at - 1];
    if (era.number < FIRST_ERA || era.from >= length) return false;
    return before ? era.from > before.from && isLater(era, before) : era.from === 0;
  });
}
