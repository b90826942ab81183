const { withAndroidManifest } = require('expo/config-plugins');

/**
 * Makes these features optional. Permissions imply them, and the Play Store hides an app from phones that
 * lack a required one. Knobel needs none of them for a game on one phone.
 */
const OPTIONAL = ['bluetooth', 'bluetooth_le', 'camera', 'camera.autofocus', 'location', 'wifi'];

function makeFeaturesOptional(manifest) {
  const names = OPTIONAL.map((name) => `android.hardware.${name}`);
  const others = (manifest.manifest['uses-feature'] ?? []).filter(
    ({ $ }) => !names.includes($['android:name']),
  );
  const optional = names.map((name) => ({ $: { 'android:name': name, 'android:required': 'false' } }));
  return { ...manifest, manifest: { ...manifest.manifest, 'uses-feature': [...others, ...optional] } };
}

const withOptionalFeatures = (config) =>
  withAndroidManifest(config, (mod) => ({ ...mod, modResults: makeFeaturesOptional(mod.modResults) }));

module.exports = withOptionalFeatures;
module.exports.makeFeaturesOptional = makeFeaturesOptional;
