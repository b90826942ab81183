/** A date of the phone's calendar, as `2026-11-20`. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return dayText(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Months are counted from 0; days outside their month are in another one. */
function dayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: month - 1, date };
};

/** The day that comes so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  const { year, month, date } = partsOf(day);
  return dayText(year, month, date + days);
}

/** `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7);

export const monthAfter = (month: string, months: number): string => {
  const { year, month: index } = partsOf(`${month}-01`);
  return monthOf(dayText(year, index + months, 1));
};

export function daysOf(month: string): readonly string[] {
  const first = `${month}-01`;
  const days = Array.from({ length: 31 }, (_, at) => dayAfter(first, at));
  return days.filter((day) => monthOf(day) === month);
}

/** The day of the week of a month's first day; 0 is Monday. */
export const firstWeekday = (month: string): number =>
  (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;

/** A time at which this day is the date, for formatting in the phone's time zone. */
export function noonOf(day: string): Date {
  const { year, month, date } = partsOf(day);
  return new Date(year, month, date, 12);
}
