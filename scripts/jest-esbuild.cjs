// TypeScript for jest's engine project: types are stripped and modules rewritten by esbuild, nothing else.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

const options = {
  loader: 'ts',
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  // jest can't load a module while a test runs without a flag of Node's.
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
