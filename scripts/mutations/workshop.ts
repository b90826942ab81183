import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutation, Subject } from './mutation';

const NEEDED = [
  'src',
  '__tests__/engine',
  '__tests__/stores/daily',
  'docs/design/todays-dice.md',
  'jest.config.cjs',
  'scripts/jest-esbuild.cjs',
  'package.json',
];
/** A time limit: a broken rule may lead to a game without end. */
const LONGEST_RUN_MS = 120_000;

/** All tests run like those of the engine: they need no screen, and the other projects need files that are not copied. */
const JEST_CONFIG = `
const { projects } = require('./jest.config.cjs');
const engine = projects.find(({ displayName }) => displayName === 'engine');
module.exports = { ...engine, rootDir: __dirname, testMatch: ['<rootDir>/__tests__/**/*.test.ts'] };
`;

export interface Workshop {
  /** The names of the subject's tests that fail. */
  failingTests(subject: Subject): readonly string[];
  /** Calls `look` while the rule is broken; null if the file does not contain the text exactly once. */
  broken<T>(subject: Subject, mutation: Mutation, look: () => T): T | null;
  remove(): void;
}

/** A copy of the code and of these tests, in which rules can be broken. */
export function makeWorkshop(): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'knobel-mutations-'));
  for (const path of NEEDED) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'jest.engine.cjs'), JEST_CONFIG);

  return {
    failingTests({ tests }) {
      const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.engine.cjs', '--json', '--runInBand'];
      const run = spawnSync(process.execPath, [...jest, tests], {
        cwd: root,
        encoding: 'utf8',
        timeout: LONGEST_RUN_MS,
        maxBuffer: 2 ** 26,
      });
      return failuresIn(run.stdout) ?? [`the tests do not run:\n${run.stderr.slice(-500)}`];
    },
    broken({ folder }, { file, from, to }, look) {
      const path = join(root, folder, file);
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
