const { withAndroidManifest } = require('expo/config-plugins');

/**
 * NL17: allows `ws://`, which Android refuses in released apps. A phone in the LAN has no certificate for
 * `wss://`. Android can't allow `ws://` for LAN addresses only. The app encrypts everything that it sends
 * over it.
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
