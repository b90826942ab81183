/** The functions that the router uses of the replaced modules, see left-out.cjs. */
function Head() {
  return null;
}
Head.Provider = ({ children }) => children;

module.exports = {
  Head,
  isNativeTabTrigger: () => false,
  initScreensFeatureFlags: () => undefined,
};
