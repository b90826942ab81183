const reactNative = require('@react-native/jest-preset/jest/resolver.js');
const worklets = require('react-native-worklets/jest/resolver');

/** Both have resolvers of their own: React Native for its subpaths, Worklets for its code without a phone. */
module.exports = (request, options) => {
  const { defaultResolver } = options;
  const find = (path, narrowed) => reactNative(path, { ...narrowed, defaultResolver });
  return worklets(request, { ...options, defaultResolver: find });
};
