import { spawn } from 'node:child_process';

/**
 * Runs a program and returns its output, both streams in order of arrival.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function attempt(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ ok: status === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/** Like `attempt`, but throws if the program fails. */
export async function run(program, args, options) {
  const { ok, output } = await attempt(program, args, options);
  if (!ok) throw new Error(`${program} failed:\n${output}`);
  return output;
}
