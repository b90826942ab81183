import { makeFeaturesOptional } from '../../plugins/with-optional-features.cjs';

const feature = (name: string, required: string) => ({
  $: { 'android:name': `android.hardware.${name}`, 'android:required': required },
});

test('a phone without a camera, Bluetooth, Wi-Fi or location can install the app', () => {
  const manifest = {
    manifest: { $: {}, 'uses-feature': [feature('camera', 'true'), feature('touchscreen', 'true')] },
  };
  const before = structuredClone(manifest);
  expect(makeFeaturesOptional(manifest).manifest['uses-feature']).toEqual([
    feature('touchscreen', 'true'),
    feature('bluetooth', 'false'),
    feature('bluetooth_le', 'false'),
    feature('camera', 'false'),
    feature('camera.autofocus', 'false'),
    feature('location', 'false'),
    feature('wifi', 'false'),
  ]);
  expect(manifest).toEqual(before);
});
