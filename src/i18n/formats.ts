import type { I18n } from '@lingui/core';

/** Formats numbers and dates in the player's language and region. */
export interface Formats {
  /** The locale for Intl: the language and the phone's region, such as de-CH. */
  readonly locale: string;
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats a share from 0 to 1, such as 0.125, with this many decimals. */
  formatPercent(share: number, decimals?: number): string;
  formatDate(date: Date | number, options?: Intl.DateTimeFormatOptions): string;
}

const A_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

export function formatsOf(i18n: I18n): Formats {
  const locale = [i18n.locales ?? i18n.locale].flat()[0] ?? 'en';
  return {
    locale,
    // Lingui caches its formatters, because they are slow to create on phones.
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
