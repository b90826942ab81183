import { expo } from '../../app.json';
import { allowPlainSockets } from '../../plugins/with-plain-sockets.cjs';
import { SERVICE } from '../../src/net/transports/lan/service-discovery';

test('NL17: a released app for Android may connect to phones in its network, and the rest of its manifest is unchanged', () => {
  const manifest = {
    manifest: {
      $: { 'xmlns:android': 'http://schemas.android.com/apk/res/android' },
      application: [
        { $: { 'android:name': '.MainApplication', 'android:allowBackup': 'false' }, activity: [] },
      ],
    },
  };
  const before = structuredClone(manifest);
  expect(allowPlainSockets(manifest)).toEqual({
    manifest: {
      ...before.manifest,
      application: [
        {
          $: {
            'android:name': '.MainApplication',
            'android:allowBackup': 'false',
            'android:usesCleartextTraffic': 'true',
          },
          activity: [],
        },
      ],
    },
  });
  expect(manifest).toEqual(before);
  expect(allowPlainSockets({ manifest: { $: {} } })).toEqual({ manifest: { $: {} } });
});

test('NL18: an iPhone’s Info.plist names the service that the app browses for', () => {
  expect(expo.ios.infoPlist.NSBonjourServices).toEqual([`_${SERVICE}._tcp`]);
  expect(expo.plugins).toContain('./plugins/with-plain-sockets.cjs');
});
