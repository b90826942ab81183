// TypeScript for jest's engine project: esbuild strips the types and converts the modules.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

const options = {
  loader: 'ts',
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  // Without a flag of Node, jest can't load an ES module during a test.
  supported: { 'dynamic-import': false },
};

module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha256')
      .update(version)
      .update(JSON.stringify(options))
      .update(path)
      .update(source)
      .digest('hex'),
  process: (source, path) => ({ code: transformSync(source, { ...options, sourcefile: path }).code }),
};
