import type { I18n } from '@lingui/core';

/** Numbers and dates as they are written where the player is. */
export interface Formats {
  /** For Intl: the language with the phone's region, such as de-CH. */
  readonly locale: string;
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share from 0 to 1, such as 0.125, with as many decimals as asked for. */
  formatPercent(share: number, decimals?: number): string;
  formatDate(date: Date | number, options?: Intl.DateTimeFormatOptions): string;
}

const A_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

export function formatsOf(i18n: I18n): Formats {
  const locale = [i18n.locales ?? i18n.locale].flat()[0] ?? 'en';
  return {
    locale,
    // Lingui keeps the formatters that it has made: making one is slow on phones.
    formatNumber: (value, options) => i18n.number(value, options),
    formatPercent: (share, decimals = 0) =>
      i18n.number(share, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    formatDate: (date, options = A_DAY) => i18n.date(new Date(date), options),
  };
}
