// Prints what look backs at games of bots say: npm run -s look-backs -- [--game GAME] [--games N] [--from N]
//
// Messages are macros for Babel, and faces import components for React Native. Neither is needed to read sentences, so
// this bundle replaces the macros by plain English, and all packages and components by nothing.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OUTPUT = join(ROOT, 'node_modules/.cache/knobel/look-backs.mjs');
const NOTHING = 'module.exports = new Proxy(() => module.exports, { get: () => module.exports });';

const plainEnglish = {
  name: 'plain-english',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@lingui\/core\/macro$/ }, () => ({
      path: join(ROOT, 'scripts/look-backs/plain-english.ts'),
    }));
    onResolve({ filter: /^(react|expo|@|zustand)/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: NOTHING }));
    onLoad({ filter: /\.tsx$/ }, () => ({ contents: NOTHING, loader: 'js' }));
  },
};

await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/look-backs/print.ts'],
  outfile: OUTPUT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  plugins: [plainEnglish],
  logLevel: 'error',
});
await import(pathToFileURL(OUTPUT).href);
