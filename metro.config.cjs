const { getDefaultConfig } = require('expo/metro-config');
const { leaveOut } = require('./scripts/metro/leave-out.cjs');

const config = getDefaultConfig(__dirname);
// CanvasKit, which draws the dice in browsers, is an asset.
config.resolver.assetExts.push('wasm');
// Browsers download the whole bundle after each change, so unused modules are left out.
config.resolver.resolveRequest = leaveOut;

module.exports = config;
