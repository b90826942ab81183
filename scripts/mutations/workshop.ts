import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutation } from './mutation';

const NEEDED = [
  'src/engine',
  '__tests__/engine',
  'jest.config.cjs',
  'scripts/jest-esbuild.cjs',
  'package.json',
];
/** A time limit: a broken rule may lead to a game without end. */
const LONGEST_RUN_MS = 120_000;

/** Only the engine's tests: the other projects need files that are not copied. */
const JEST_CONFIG = `
const { projects } = require('./jest.config.cjs');
module.exports = { ...projects.find(({ displayName }) => displayName === 'engine'), rootDir: __dirname };
`;

export interface Workshop {
  /** The names of the game's tests that fail. */
  failingTests(game: string): readonly string[];
  /** Calls `look` while the rule is broken; null if the file does not contain the text exactly once. */
  broken<T>(game: string, mutation: Mutation, look: () => T): T | null;
  remove(): void;
}

/** A copy of the engine and its tests, in which rules can be broken. */
export function makeWorkshop(): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'knobel-mutations-'));
  for (const path of NEEDED) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'jest.engine.cjs'), JEST_CONFIG);

  return {
    failingTests(game) {
      const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.engine.cjs', '--json', '--runInBand'];
      // Without the bots' tests: bots that choose differently under a broken rule prove nothing.
      const run = spawnSync(process.execPath, [...jest, `__tests__/engine/${game}(?!-bots)`], {
        cwd: root,
        encoding: 'utf8',
        timeout: LONGEST_RUN_MS,
        maxBuffer: 2 ** 26,
      });
      return failuresIn(run.stdout) ?? [`the tests do not run:\n${run.stderr.slice(-500)}`];
    },
    broken(game, { file, from, to }, look) {
      const path = join(root, 'src/engine', game, file);
      const whole = readFileSync(path, 'utf8');
      const parts = whole.split(from);
      if (parts.length !== 2) return null;
      try {
        writeFileSync(path, parts.join(to));
        return look();
      } finally {
        writeFileSync(path, whole);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function failuresIn(output: string): readonly string[] | null {
  if (!output.startsWith('{')) return null;
  const { testResults }: Report = JSON.parse(output);
  if (testResults.length === 0) return null;
  return testResults.flatMap(({ name, assertionResults: tests }) =>
    tests.length === 0
      ? [`${name} does not run`]
      : tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}
