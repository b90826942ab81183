import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expo } from '../../app.json';
import { languages } from '../../src/i18n/languages';

const ROOT = join(__dirname, '../..');

/** The texts of the system's questions in an iPhone build, including those of the plugins. */
function asked(): Record<string, string> {
  const command = ['node_modules/expo/bin/cli', 'config', '--type', 'introspect', '--json'];
  const env = { ...process.env, EXPO_OFFLINE: '1', CI: '1' };
  const { stdout } = spawnSync(process.execPath, command, { cwd: ROOT, env, timeout: 60_000 });
  const { infoPlist }: { infoPlist: Record<string, string> } = JSON.parse(stdout.toString()).ios;
  return Object.fromEntries(Object.entries(infoPlist).filter(([key]) => key.endsWith('UsageDescription')));
}

const words: ReadonlyMap<string, Record<string, string>> = new Map(
  Object.entries(expo.locales).map(([language, path]) => [
    language,
    JSON.parse(readFileSync(join(ROOT, path), 'utf8')).ios,
  ]),
);

const questions = asked();

test('the system asks for the network, Bluetooth, the camera and the motion of the phone', () => {
  expect(Object.keys(questions).sort()).toEqual([
    'NSBluetoothAlwaysUsageDescription',
    'NSCameraUsageDescription',
    'NSLocalNetworkUsageDescription',
    'NSMotionUsageDescription',
  ]);
});

test('there is a file for every language of the app', () => {
  expect([...words.keys()].sort()).toEqual([...languages].sort());
});

test('in English it asks as app.json says', () => {
  expect(words.get('en')).toEqual(questions);
});

test.each(languages)('in “%s” it asks for the same things, in other words', (language) => {
  const own = words.get(language) ?? {};
  expect(Object.keys(own).sort()).toEqual(Object.keys(questions).sort());
  for (const [key, text] of Object.entries(own)) {
    // The text is put between straight quotes without escaping.
    expect(text).toMatch(/^[^"'\\]+\.$/);
    if (language !== 'en') expect(text).not.toBe(questions[key]);
  }
});
