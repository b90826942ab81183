import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly jitless?: boolean;
  readonly input?: string;
}

/** Runs programs, each in a process of its own, so that none warms up or slows down another. */
export interface Programs {
  /** Returns the output of the program, and throws if it fails. Its errors go to standard error. */
  run(program: Program): string;
}

/**
 * Bundles the files with all their imports, as an app's bundler does for production. The bundles are removed
 * after `use`.
 */
export function withPrograms(files: readonly string[], use: (programs: Programs) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'knobel-bench-'));
  const bundled = (file: string) => join(folder, `${files.indexOf(file)}.mjs`);
  try {
    for (const file of files) {
      buildSync({
        entryPoints: [file],
        outfile: bundled(file),
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'error',
      });
    }
    use({ run: (program) => run(bundled(program.file), program) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(path: string, { file, args, jitless = false, input = '' }: Program): string {
  // Without --no-expose-wasm Node prints a warning that --jitless switches WebAssembly off.
  const flags = jitless ? ['--jitless', '--no-expose-wasm'] : [];
  const { status, stdout, error } = spawnSync(process.execPath, [...flags, path, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${file} ended with status ${status}`);
  return stdout;
}
