/** All that the router asks of the modules that are replaced in a browser's bundle, see left-out.cjs. */
function Head() {
  return null;
}
Head.Provider = ({ children }) => children;

module.exports = {
  Head,
  isNativeTabTrigger: () => false,
  initScreensFeatureFlags: () => undefined,
};
