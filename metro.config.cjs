const { getDefaultConfig } = require('expo/metro-config');
const { leaveOut } = require('./scripts/metro/leave-out.cjs');
const { withPlainExports } = require('./scripts/metro/plain-exports.cjs');

const config = getDefaultConfig(__dirname);
// CanvasKit, which draws the dice in browsers, is an asset.
config.resolver.assetExts.push('wasm');
// Browsers download the whole bundle after each change, so unused modules are left out.
config.resolver.resolveRequest = leaveOut;
config.serializer.customSerializer = withPlainExports(config.serializer.customSerializer);
// Letters of other languages as they are: a browser reads the files as UTF-8.
config.transformer.minifierConfig.output.ascii_only = false;
config.transformer.minifierPath = require.resolve('./scripts/metro/minify.cjs');

// Metro keeps what it has transformed for all folders of the machine, with the path of the minifier. Another copy of the
// project must not look for the minifier of a copy that is gone.
config.cacheVersion = `${config.cacheVersion} ${__dirname}`;

module.exports = config;
