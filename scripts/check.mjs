// Runs all quick checks, one after the other, also after a failure: npm run check
import { runChild } from './child.mjs';

const CHECKS = ['types', 'lint', 'layers', 'names', 'words -- --check', 'test'];

const failed = [];
for (const name of CHECKS) {
  console.log(`\n${name}`);
  const status = await runChild('npm', ['run', '--silent', ...name.split(' ')], {
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed.push(name);
}

console.log(failed.length === 0 ? '\nAll checks pass.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
