/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react-native';
import { usePreferredLanguages } from '../../src/i18n/preferred-languages.web';

/** What a browser tells. Some make another list each time. */
function speaks(...languages: readonly string[]): void {
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [...languages] });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'languages');
});

test('a browser’s languages have the regions of their tags', () => {
  speaks('gsw-CH', 'de', 'zh-Hant-TW', 'es-419', 'sl-rozaj', 'fr-ca');
  const { result } = renderHook(usePreferredLanguages);
  expect(result.current.map(({ languageTag, regionCode }) => `${languageTag} ${regionCode}`)).toEqual([
    'gsw-CH CH',
    'de null',
    'zh-Hant-TW TW',
    'es-419 419',
    'sl-rozaj null',
    'fr-ca CA',
  ]);
});

test('a change of the browser’s languages is heard, and other renders keep the list', () => {
  speaks('en-GB');
  const { result, rerender } = renderHook(usePreferredLanguages);
  const before = result.current;
  rerender({});
  expect(result.current).toBe(before);
  speaks('it-IT');
  act(() => {
    window.dispatchEvent(new Event('languagechange'));
  });
  expect(result.current).toEqual([{ languageTag: 'it-IT', regionCode: 'IT' }]);
});
