const minify = require('metro-minify-terser');

/**
 * Metro's minifier, and parentheses around each module's function. They tell a browser that the function runs
 * soon, so that it is compiled at once. Without them it is read twice: once to find its end, once when it runs.
 */
module.exports = async (options) => {
  const { code, map } = await minify(options);
  return { code: code.replace(/^__d\((function\b[\s\S]*\})\);?$/, '__d(($1));'), map };
};
