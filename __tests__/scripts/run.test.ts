import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = 'node_modules/.cache/knobel';

let folder: string;

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'test-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(code: string, { jitless = false, args = [''] } = {}) {
  const file = join(folder, 'script.ts');
  writeFileSync(file, code);
  const flags = jitless ? ['--jitless'] : [];
  return spawnSync('node', ['scripts/run.mjs', ...flags, file, ...args], {
    encoding: 'utf8',
    input: 'given\n',
  });
}

describe.each([{ jitless: false }, { jitless: true }])('run.mjs %o', ({ jitless }) => {
  test('runs TypeScript without output of its own', () => {
    const { status, stdout, stderr } = run('const greeting: string = "hello"; console.log(greeting);', {
      jitless,
    });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'hello\n', stderr: '' });
  });

  test('passes arguments, standard input and the exit status through', () => {
    const code = `import { readFileSync } from 'node:fs';
      console.log(process.argv.slice(2).join('|') + '|' + readFileSync(0, 'utf8').trim());
      process.exitCode = 3;`;
    const { status, stdout } = run(code, { jitless, args: ['--jitless', 'a b'] });
    expect({ status, stdout }).toEqual({ status: 3, stdout: '--jitless|a b|given\n' });
  });

  test('an error names the line of the source', () => {
    const { status, stderr } = run(
      'type Gone = 1;\n\nexport function fail(): never {\n  throw new Error("no");\n}\nfail();',
      {
        jitless,
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('script.ts:4:');
  });
});

test('runs without a just-in-time compiler when asked', () => {
  expect(run('console.log(typeof WebAssembly);', { jitless: true }).stdout).toBe('undefined\n');
});

test('a syntax error names its place', () => {
  const { status, stdout, stderr } = run('const = 1;');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('script.ts:1:6');
});

test('the same code is bundled to the same file', () => {
  const bundles = () => readdirSync(resolve(CACHE)).filter((name) => name.startsWith('script-'));
  run('console.log("once");');
  const before = bundles();
  run('console.log("once");');
  expect(bundles()).toEqual(before);
});
