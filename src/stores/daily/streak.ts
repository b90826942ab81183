import type { DailyEntry } from './daily-log';
import { dayAfter } from './day';

/** On how many days in a row a try was finished, up to today, or up to yesterday while today is still open. */
export function streakOf(entries: readonly DailyEntry[], today: string): number {
  const days = new Set(entries.filter(({ state }) => state === 'finished').map(({ day }) => day));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = dayAfter(day, -1);
  }
  return streak;
}
