const { withAndroidManifest } = require('expo/config-plugins');

/**
 * NL17: released apps for Android refuse `ws://`, and a phone in the network has no certificate that `wss://` could show.
 * Android cannot allow it for addresses close by only; what the app says over it is sealed.
 */
function allowPlainSockets(manifest) {
  const [application, ...others] = manifest.manifest.application ?? [];
  if (!application) return manifest;
  const $ = { ...application.$, 'android:usesCleartextTraffic': 'true' };
  return {
    ...manifest,
    manifest: { ...manifest.manifest, application: [{ ...application, $ }, ...others] },
  };
}

const withPlainSockets = (config) =>
  withAndroidManifest(config, (mod) => ({ ...mod, modResults: allowPlainSockets(mod.modResults) }));

module.exports = withPlainSockets;
module.exports.allowPlainSockets = allowPlainSockets;
