const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// CanvasKit, which draws the dice in browsers, is served as it is.
config.resolver.assetExts.push('wasm');

module.exports = config;
