import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and returns its exit status. Signals are passed on, so stopping this process stops
 * the program too.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runChild(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const interrupted = () => {
      // A terminal sends Ctrl-C to both processes; otherwise the signal reaches only this one.
      if (!process.stdin.isTTY) child.kill('SIGINT');
    };
    process.on('SIGINT', interrupted).on('SIGTERM', pass).on('SIGHUP', pass);
    const letGo = () => process.off('SIGINT', interrupted).off('SIGTERM', pass).off('SIGHUP', pass);

    child.on('error', (error) => {
      letGo();
      reject(error);
    });
    child.on('exit', (status, signal) => {
      letGo();
      if (signal) process.kill(process.pid, signal);
      resolve(status ?? 1);
    });
  });
}
