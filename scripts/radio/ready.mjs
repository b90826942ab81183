// Runs a command that uses the software radio: node scripts/radio/ready.mjs COMMAND arguments…
//
// Installs the radio's Python packages if they are missing. RADIO_PYTHON tells the command where they are.

import { runChild } from '../child.mjs';
import { installedPython } from './install.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node scripts/radio/ready.mjs COMMAND arguments…');
  process.exit(2);
}

try {
  const env = { ...process.env, RADIO_PYTHON: installedPython() };
  const program = command === 'node' ? process.execPath : command;
  const shell = process.platform === 'win32' && program !== process.execPath;
  process.exitCode = await runChild(program, args, { env, shell });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
