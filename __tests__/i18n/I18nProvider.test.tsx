import { i18n } from '@lingui/core';
import { act, render, screen } from '@testing-library/react-native';
import * as Localization from 'expo-localization';
import { Text } from 'react-native';
import { matchReasons } from '../../src/engine/match';
import { I18nProvider } from '../../src/i18n/I18nProvider';
import type { LanguageSetting } from '../../src/i18n/languages';
import { refusalText } from '../../src/i18n/refusal';
import { type activateLanguage, loadLanguage } from '../../src/i18n/speak';
import { useLocale } from '../../src/i18n/use-locale';

function Said() {
  const { formatNumber } = useLocale();
  return (
    <>
      <Text>{refusalText(i18n, matchReasons.over)}</Text>
      <Text>{formatNumber(0.5)}</Text>
    </>
  );
}

const shown = (language: LanguageSetting) => (
  <I18nProvider language={language}>
    <Said />
  </I18nProvider>
);

test('English is loaded from the start', () => {
  render(shown('en'));
  expect(screen.getByText('The game is over.')).toBeVisible();
});

test('another language is shown as soon as it is loaded, and another setting changes it', async () => {
  const { rerender } = render(shown('de'));
  expect(screen.toJSON()).toBeNull();
  expect(await screen.findByText('Das Spiel ist aus.')).toBeVisible();
  expect(screen.getByText('0,5')).toBeVisible();

  rerender(shown('fr'));
  expect(await screen.findByText('La partie est finie.')).toBeVisible();

  rerender(shown('en'));
  expect(screen.getByText('The game is over.')).toBeVisible();
  expect(screen.getByText('0.5')).toBeVisible();
});

test('the last of several quick changes counts', async () => {
  const { rerender } = render(shown('it'));
  rerender(shown('en'));
  await act(async () => {
    await loadLanguage({ language: 'it', locale: 'it' });
  });
  expect(screen.getByText('The game is over.')).toBeVisible();
});

test('"system" follows the phone, its region too', async () => {
  const [first] = Localization.getLocales();
  const asked = jest.spyOn(Localization, 'useLocales');
  asked.mockReturnValue([{ ...first, languageTag: 'gsw-CH', regionCode: 'CH' }]);
  render(shown('system'));
  expect(await screen.findByText('Das Spiel ist aus.')).toBeVisible();
  expect(screen.getByText('0.5')).toBeVisible();
  asked.mockRestore();
});

test('English replaces a catalogue that can’t be loaded, and the error is reported', async () => {
  const why = new Error('offline');
  const broken = () => Promise.reject(why);
  const failed = jest.fn();
  const choice = await loadLanguage({ language: 'de', locale: 'de-CH' }, broken, failed);
  expect(choice).toEqual({ language: 'en', locale: 'de-CH' });
  expect(failed).toHaveBeenCalledWith(why);
});

test('a language that is not loaded is not activated', () => {
  jest.isolateModules(() => {
    const fresh: { readonly activateLanguage: typeof activateLanguage } = require('../../src/i18n/speak');
    expect(fresh.activateLanguage(i18n, { language: 'it', locale: 'it' })).toBe(false);
  });
});
