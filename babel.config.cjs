module.exports = (api) => {
  const inJest = api.env('test');
  const onWeb = api.caller((caller) => caller?.platform === 'web');
  return {
    // Adds the plugin of react-native-worklets by itself, as phones need it.
    presets: [['babel-preset-expo', { web: { worklets: false } }]],
    plugins: [
      // Turns <Trans>, t`…`, msg`…` and <Plural> into ids of the catalogues.
      '@lingui/babel-plugin-lingui-macro',
      // A browser runs worklets as they are: without the worklets' source texts its bundle is a third smaller.
      ...(onWeb ? [['react-native-worklets/plugin', { omitNativeOnlyData: true }]] : []),
      ...(inJest ? [lateRequire] : []),
    ],
  };
};

/** Jest runs CommonJS, where import() is a require that comes later. */
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
