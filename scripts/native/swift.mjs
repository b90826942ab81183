import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cached } from './cache.mjs';
import { PYTHON_PACKAGES } from './libraries.mjs';
import { attempt, run } from './program.mjs';

/** Parses every Swift file. Without a Swift compiler no further check is possible. */
export async function checkSwiftSyntax() {
  const files = inModules((name) => name.endsWith('.swift'));
  if (files.length === 0) return { passed: 0, failed: 0, output: 'none' };
  // The packages are installed into the folder itself: a virtual environment contains its own path and can't
  // be moved.
  const packages = await cached('swift-parser', PYTHON_PACKAGES, async (into) => {
    await run('python3', ['-m', 'pip', 'install', '--quiet', '--target', into, ...PYTHON_PACKAGES]);
  });
  const { ok, output } = await attempt('python3', ['scripts/native/swift-syntax.py', ...files], {
    env: { ...process.env, PYTHONPATH: packages },
  });
  return ok ? { passed: 1, failed: 0, output: `${files.length} files` } : { passed: 0, failed: 1, output };
}

/** Runs `swift test` in every module with a package, on machines that have Swift. */
export async function checkSwiftPackages() {
  const packages = inModules((name) => name.endsWith('/Package.swift'));
  if (packages.length === 0 || !(await hasSwift()))
    return { passed: 0, failed: 0, output: 'skipped: no Swift here' };
  const results = [];
  for (const manifest of packages) {
    results.push(await attempt('swift', ['test', '--quiet'], { cwd: dirname(manifest) }));
  }
  const failed = results.filter(({ ok }) => !ok);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    output: failed.map(({ output }) => output).join('\n'),
  };
}

async function hasSwift() {
  return attempt('swift', ['--version']).then(
    ({ ok }) => ok,
    () => false,
  );
}

function inModules(fits) {
  return readdirSync('modules', { recursive: true })
    .filter((name) => fits(name) && !name.includes('.build/'))
    .map((name) => join('modules', name));
}
