import { memoryStorage } from '../../../src/storage/memory';
import { defaultSettings, openSettings, readSettings } from '../../../src/stores/app/settings';

test('changes of settings are stored', async () => {
  const storage = memoryStorage();
  const settings = await openSettings(storage);
  settings.change({ language: 'de', pace: 'none' });
  settings.change({ sound: false });
  const again = await openSettings(storage);
  expect(again.store.getState()).toEqual({ ...defaultSettings, language: 'de', pace: 'none', sound: false });
});

test.each([null, '', 'null', '[]', '{'])(
  'settings that can not be read (%j) are as they were to begin with',
  (text) => {
    expect(readSettings(text)).toEqual(defaultSettings);
  },
);

test('known fields of settings from another version are kept', () => {
  const text = JSON.stringify({ language: 'rm', pace: 'calm', sound: 'loud', future: 1 });
  expect(readSettings(text)).toEqual({ ...defaultSettings, pace: 'calm' });
});

test('a setting that can’t be stored still holds', async () => {
  const storage = { ...memoryStorage(), write: () => Promise.reject(new Error('full')) };
  const settings = await openSettings(storage);
  settings.change({ theme: 'dark' });
  await Promise.resolve();
  expect(settings.store.getState().theme).toBe('dark');
});
