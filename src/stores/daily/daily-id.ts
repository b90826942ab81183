import type { Daily } from '../../engine/daily/daily-dice';

/** A saved game with the dice of a day. */
export interface DailyGameId extends Daily {
  /** The one try that counts; otherwise it is practice. */
  readonly counts: boolean;
}

const COUNTED = /^daily-(\d{4}-\d\d-\d\d)-([a-z-]+)$/;
const PRACTICE = /^practice-(\d{4}-\d\d-\d\d)-([a-z-]+)-[a-z0-9]+$/;

/** The id of the try that counts. A storage has one game of an id, so there is never a second try. */
export const tryId = ({ day, game }: Daily): string => `daily-${day}-${game}`;

export const practiceId = ({ day, game }: Daily, random: string): string =>
  `practice-${day}-${game}-${random}`;

/** Null for every other game. */
export function dailyOf(id: string): DailyGameId | null {
  const found = COUNTED.exec(id) ?? PRACTICE.exec(id);
  const [, day, game] = found ?? [];
  return day && game ? { day, game, counts: COUNTED.test(id) } : null;
}

/** Whether it is practice with the dice of a day. */
export const isDailyPractice = (id: string): boolean => dailyOf(id)?.counts === false;
