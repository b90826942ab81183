module.exports = (api) => {
  const inJest = api.env('test');
  const onWeb = api.caller((caller) => caller?.platform === 'web');
  return {
    // On phones the preset adds the plugin of react-native-worklets on its own.
    presets: [['babel-preset-expo', { web: { worklets: false } }]],
    plugins: [
      // Compiles <Trans>, t`…`, msg`…` and <Plural> to ids of the catalogues.
      '@lingui/babel-plugin-lingui-macro',
      // Browsers do not need the source texts of worklets: without them the bundle is a third smaller.
      ...(onWeb ? [['react-native-worklets/plugin', { omitNativeOnlyData: true }]] : []),
      ...(inJest ? [lateRequire] : []),
    ],
  };
};

/** Jest runs CommonJS, so import() becomes a delayed require(). */
function lateRequire({ template }) {
  const late = template.expression('Promise.resolve().then(() => require(FILE))');
  return {
    visitor: {
      Import({ parentPath: call }) {
        call.replaceWith(late({ FILE: call.node.arguments[0] }));
      },
    },
  };
}
