import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../../scripts/record/check';
import { documented, sample } from '../engine/support/record-text';
import { runHere, runRecord } from './support/command';

// Runs the record reader's command line and checks its output and exit status.

const folder = mkdtempSync(join(tmpdir(), 'knobel-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** The verdicts on a file, line by line. */
function checked(path: string) {
  const { status, stdout, stderr } = runHere(check, [path]);
  return { status, lines: stdout.split('\n').slice(0, -1), stderr };
}

const checkText = (content: string | Uint8Array) => checked(file('input.json', content));

const refusedWith = (reason: string) =>
  expect.stringMatching(`^{"ok":false,"at":-1,"reason":"${reason}","message":"[^"]+"}$`);

const fine = JSON.stringify(sample());
const refusal = JSON.stringify({ ...sample(), log: [{ seat: 0, move: 'pass' }] });

test('a game by the rules: one line as documented, status 0, nothing else', () => {
  const { record, verdict } = documented();
  const expected = { status: 0, stdout: `${JSON.stringify(verdict)}\n`, stderr: '' };
  expect(runRecord(['check', file('sample.json', record)])).toEqual(expected);
  expect(runRecord(['check', '-'], record)).toEqual(expected);
});

test('R7: a game against the rules: status 1', () => {
  const line = '{"ok":false,"at":0,"reason":"lockout.roll-first","message":"Roll the dice first."}\n';
  expect(runRecord(['check', '-'], refusal)).toEqual({ status: 1, stdout: line, stderr: '' });
});

test('R7: no record: status 2', () => {
  const line =
    '{"ok":false,"at":-1,"reason":"record.not-json","message":"This is not a record: it cannot be read as JSON."}\n';
  expect(runRecord(['check', '-'], '{')).toEqual({ status: 2, stdout: line, stderr: '' });
});

describe('R1, R2: not a record: status 2', () => {
  test.each([
    ['nothing at all', new Uint8Array(), 'record.not-json'],
    [
      'bytes that are no UTF-8',
      Uint8Array.of(...Buffer.from(fine.replace('Ann', '')), 0xff, 0xfe),
      'record.not-json',
    ],
    ['a name that is no UTF-8', Buffer.from(fine.replace('Ann', 'A\u00ffn'), 'latin1'), 'record.not-json'],
    ['UTF-16', Buffer.from(fine, 'utf16le'), 'record.not-json'],
    ['a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...Buffer.from(fine)), 'record.not-json'],
    ['one byte too long', fine + ' '.repeat(2 ** 20 + 1 - fine.length), 'record.too-long'],
  ])('%s', (_, input, reason) => {
    expect(checkText(input)).toEqual({ status: 2, lines: [refusedWith(reason)], stderr: '' });
  });

  test('a file that is not there, or cannot be read', () => {
    for (const path of [join(folder, 'nowhere.json'), folder])
      expect(checked(path)).toEqual({
        status: 2,
        lines: [refusedWith('record.unreadable')],
        stderr: '',
      });
  });

  test('more than 64 MiB, whatever it is', () => {
    const path = file('long.json', '[]');
    truncateSync(path, 64 * 2 ** 20 + 1);
    expect(checked(path)).toEqual({ status: 2, lines: [refusedWith('record.too-long')], stderr: '' });
  });
});

describe('lists', () => {
  test('a line each, in order; the highest status', () => {
    const deep = '['.repeat(1000) + ']'.repeat(1000);
    const { status, lines, stderr } = checkText(` [${fine}, ${refusal},\n${fine}, 5, ${deep}, "]", {}] `);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    const reasons = lines.map((line) => {
      const verdict: { readonly reason?: string } = JSON.parse(line);
      return verdict.reason ?? 'ok';
    });
    const noObject = 'record.not-an-object';
    expect(reasons).toEqual([
      'ok',
      'lockout.roll-first',
      'ok',
      noObject,
      noObject,
      noObject,
      'record.missing-field',
    ]);
  });

  test('without anything worse than an illegal entry: status 1', () => {
    expect(checkText(`[${refusal},${fine}]`)).toMatchObject({ status: 1, lines: { length: 2 } });
  });

  test('the limit of a record’s length applies to each record, not to the list', () => {
    const padded = `{${' '.repeat(2 ** 20 - fine.length)}${fine.slice(1)}`;
    const { status, lines } = checkText(`[${padded},${padded.replace('{', '{ ')}]`);
    expect(status).toBe(2);
    expect(lines).toEqual([expect.stringMatching(/^{"ok":true/), refusedWith('record.too-long')]);
  });

  test('an empty list: no output, status 0', () => {
    expect(checkText('[]')).toEqual({ status: 0, lines: [], stderr: '' });
  });

  test('a broken list: one line, status 2', () => {
    for (const broken of [`[${fine},${fine}`, `[${fine},]`])
      expect(checkText(broken)).toEqual({ status: 2, lines: [refusedWith('record.not-json')], stderr: '' });
  });
});

const pause = () => new Promise((resume) => setTimeout(resume, 60));

/** The output and exit status of a child process. */
async function outcome(child: ChildProcess) {
  let stdout = '';
  child.stdout?.on('data', (data) => {
    stdout += String(data);
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, stdout };
}

const documentedOutcome = { status: 0, stdout: `${JSON.stringify(documented().verdict)}\n` };

test('standard input may come slowly and in pieces', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/record.ts', 'check', '-']);
  const ends = outcome(child);
  const half = fine.length / 2;
  await pause();
  child.stdin.write(fine.slice(0, half));
  await pause();
  child.stdin.write(fine.slice(half));
  await pause();
  child.stdin.end();
  expect(await ends).toEqual(documentedOutcome);
});

test('standard input may be in non-blocking mode and have no data yet', async () => {
  const path = join(folder, 'pipe');
  spawnSync('mkfifo', [path]);
  // Opened for reading in non-blocking mode. The shell passes it on unchanged.
  const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writing = openSync(path, 'w');
  const command = `exec "${process.execPath}" scripts/run.mjs scripts/record.ts check - <&3`;
  const ends = outcome(spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit', reading] }));
  closeSync(reading);
  writeSync(writing, fine.slice(0, 50));
  // Long enough for the child to start and to find no more input.
  for (let n = 0; n < 15; n += 1) await pause();
  writeSync(writing, fine.slice(50));
  closeSync(writing);
  expect(await ends).toEqual(documentedOutcome);
});

test('without a file, or with too many, it prints its usage', () => {
  for (const args of [[], ['a', 'b']]) {
    const { status, stdout, stderr } = runHere(check, args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^record check takes .+\.\n$/);
  }
  const { status, stdout, stderr } = runRecord(['judge', 'a']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Usage:\n/);
});
