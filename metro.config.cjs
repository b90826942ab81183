const { getDefaultConfig } = require('expo/metro-config');
const { leaveOut } = require('./scripts/metro/leave-out.cjs');

const config = getDefaultConfig(__dirname);
// CanvasKit, which draws the dice in browsers, is served as it is.
config.resolver.assetExts.push('wasm');
// Browsers are sent the whole bundle each time it changes: what no player meets stays out of it.
config.resolver.resolveRequest = leaveOut;

module.exports = config;
