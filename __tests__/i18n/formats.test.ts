import { formatsOf } from '../../src/i18n/formats';
import { speaking } from '../support/words';

/** Versions of Unicode's data differ in the kinds of spaces and apostrophes. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

test.each([
  ['en', '1,234.5', '12.5%', 'November 18, 2026'],
  ['de', '1.234,5', '12,5 %', '18. November 2026'],
  ['fr', '1 234,5', '12,5 %', '18 novembre 2026'],
  ['it', '12.234,5', '12,5%', '18 novembre 2026'],
] as const)('%s writes numbers, shares and dates its own way', (language, number, share, date) => {
  const { formatNumber, formatPercent, formatDate } = formatsOf(speaking(language));
  // Italian groups digits only if there are five or more.
  expect(plain(formatNumber(language === 'it' ? 12234.5 : 1234.5))).toBe(number);
  expect(plain(formatPercent(0.125, 1))).toBe(share);
  expect(formatDate(new Date(2026, 10, 18))).toBe(date);
});

test('the region decides between the formats of a language', () => {
  expect(plain(formatsOf(speaking('de', 'de-CH')).formatNumber(1234.5))).toBe("1'234.5");
});
