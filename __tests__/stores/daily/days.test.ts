import { dailyOf, isDailyPractice, practiceId, tryId } from '../../../src/stores/daily/daily-id';
import type { DailyEntry } from '../../../src/stores/daily/daily-log';
import { dayAfter, dayOf, daysOf, firstWeekday, monthAfter, noonOf } from '../../../src/stores/daily/day';
import { streakOf } from '../../../src/stores/daily/streak';

test('a day is the date of the calendar, one minute before midnight and one after', () => {
  expect(dayOf(new Date(2026, 10, 20, 23, 59).getTime())).toBe('2026-11-20');
  expect(dayOf(new Date(2026, 10, 21, 0, 1).getTime())).toBe('2026-11-21');
  expect(dayOf(noonOf('2026-03-29').getTime())).toBe('2026-03-29');
});

test('days and months follow one another over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(daysOf('2026-02')).toHaveLength(28);
  expect(daysOf('2026-11').at(-1)).toBe('2026-11-30');
  // 1 November 2026 is a Sunday.
  expect(firstWeekday('2026-11')).toBe(6);
});

test('a saved game tells its day by its id', () => {
  const daily = { day: '2026-11-20', game: 'last-die' };
  expect(dailyOf(tryId(daily))).toEqual({ ...daily, counts: true });
  expect(dailyOf(practiceId(daily, 'abc234'))).toEqual({ ...daily, counts: false });
  expect(isDailyPractice(practiceId(daily, 'abc234'))).toBe(true);
  expect(dailyOf('kx7mnp2qrs4t')).toBeNull();
});

const finished = (day: string, state: DailyEntry['state'] = 'finished'): DailyEntry => ({
  day,
  game: 'arena',
  state,
  scores: [1, 0],
  expert: null,
});

test('days in a row are counted up to today, and today is not missed before it is over', () => {
  const days = [finished('2026-11-18'), finished('2026-11-19')];
  expect(streakOf(days, '2026-11-20')).toBe(2);
  expect(streakOf([...days, finished('2026-11-20')], '2026-11-20')).toBe(3);
  expect(streakOf(days, '2026-11-21')).toBe(0);
  expect(streakOf([...days, finished('2026-11-20', 'begun')], '2026-11-20')).toBe(2);
});
