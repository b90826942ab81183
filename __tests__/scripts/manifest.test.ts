import { readFileSync } from 'node:fs';
import { compare } from '../../scripts/manifest/compare';
import { androidEntries, plistEntries } from '../../scripts/manifest/entries';
import { readPage } from '../../scripts/manifest/page';

const android = (attributes: Record<string, string>) => ({
  $: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`android:${key}`, value])),
});

test('an Android manifest is read as permissions, features, flags and exported components', () => {
  const application = {
    ...android({ allowBackup: 'true', label: 'Knobel' }),
    activity: [android({ name: '.Main', exported: 'true' }), android({ name: '.Inner', exported: 'false' })],
    service: [android({ name: 'lib.Service', exported: 'true', permission: 'x' })],
  };
  const manifest = {
    $: {},
    'uses-permission': [
      android({ name: 'android.permission.BLUETOOTH', maxSdkVersion: '30' }),
      android({ name: 'app.knobel.OWN' }),
    ],
    'uses-feature': [android({ name: 'android.hardware.camera', required: 'false' })],
    application: [application],
  };
  expect(androidEntries({ manifest })).toEqual([
    'uses-permission BLUETOOTH maxSdkVersion=30',
    'uses-permission app.knobel.OWN',
    'uses-feature camera required=false',
    'application allowBackup=true',
    'exported activity .Main',
    'exported service lib.Service',
  ]);
});

test('an Info.plist is read as keys, with switches and lists of words', () => {
  const plist = {
    NSCameraUsageDescription: 'A sentence.',
    UIBackgroundModes: ['audio', 'fetch'],
    NSAppTransportSecurity: { NSAllowsArbitraryLoads: false },
    CFBundleURLTypes: [{ CFBundleURLSchemes: ['knobel'] }],
  };
  expect(plistEntries('', plist)).toEqual([
    'NSCameraUsageDescription',
    'UIBackgroundModes=audio, fetch',
    'NSAppTransportSecurity.NSAllowsArbitraryLoads=false',
    'CFBundleURLTypes',
  ]);
});

test('added and removed entries are reported', () => {
  expect(compare('Android', ['kept', 'new'], ['kept', 'old']).map((line) => line.split('\n')[0])).toEqual([
    '+ Android: new',
    '- Android: old',
  ]);
  expect(compare('Android', ['kept'], ['kept'])).toEqual([]);
});

test('a row of the page without a reason does not count', () => {
  const page =
    '# Title\n\n## Android\n\n| entry | why |\n|---|---|\n| `a` | Because. |\n| `b` |  |\n\n## iOS\n\n| `c` | So. |\n';
  expect(readPage(page)).toEqual({ android: ['a'], ios: ['c'] });
});

test('up to Android 11 the location is asked for, later never', () => {
  const { android: entries } = readPage(readFileSync('docs/permissions.md', 'utf8'));
  const location = entries.filter((entry) => /permission.*LOCATION/.test(entry));
  expect(location).toHaveLength(2);
  for (const entry of location) expect(entry).toMatch(/ maxSdkVersion=30$/);
  expect(entries).toContain('uses-permission BLUETOOTH_SCAN usesPermissionFlags=neverForLocation');
});
