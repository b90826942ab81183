import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { differences, hashOf } from '../../scripts/engines/compare';
import { digestOf } from '../../scripts/engines/digest';
import { inOldWords } from '../../scripts/engines/program';

function hashThrows(...args: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/hash-throws.ts', ...args], {
    encoding: 'utf8',
  });
}

test('throws and decisions are the same with and without a compiler', () => {
  const { status, stdout } = hashThrows('--throws', '12', '--decisions', '40', '--engines', 'node,jitless');
  const same = (what: string) =>
    new RegExp(`^node +([0-9a-f]{8})\\njitless +\\1\\n${what} are the same to the last bit\\.$`, 'm');
  expect(stdout).toMatch(same('12 throws'));
  expect(stdout).toMatch(same('40 decisions of lockout'));
  expect(status).toBe(0);
});

test('another seed gives other throws', () => {
  const [one, other] = ['1', '2'].map(
    (seed) => hashThrows('--throws', '2', '--decisions', '2', '--engines', 'node', '--seed', seed).stdout,
  );
  expect(one).not.toBe(other);
});

test.each([
  ['--throws', '0'],
  ['--throws', 'many'],
  ['--decisions', '1.5'],
  ['--seed', '1.5'],
  ['--engines', 'spidermonkey'],
])('%s %s is refused', (option, value) => {
  expect(hashThrows(option, value)).toMatchObject({ status: 2, stdout: '' });
});

describe('differences', () => {
  test('are none between engines that agree', () => {
    const found = new Map([
      ['a', ['1', '2']],
      ['b', ['1', '2']],
    ]);
    expect(differences(found)).toEqual([]);
  });

  test('name the engine and its first case with another result', () => {
    const found = new Map([
      ['a', ['1', '2', '3', '4']],
      ['b', ['1', '2', '3', '4']],
      ['c', ['1', '2', '5', '6']],
      ['d', ['1', '2', '3']],
    ]);
    expect(differences(found)).toEqual([
      { engine: 'c', at: 2 },
      { engine: 'd', at: 3 },
    ]);
  });
});

describe('digest', () => {
  test('changes with the last bit, with the sign of zero and with the order', () => {
    const digests = [[0.1, 0.2], [0.1, 0.2 + 2 ** -55], [0.2, 0.1], [0.1], [0], [-0], [Number.NaN], []].map(
      (numbers) => digestOf(numbers),
    );
    expect(new Set(digests).size).toBe(digests.length);
  });

  // FNV-1a of eight zero bytes, computed independently.
  test('is FNV-1a over the bytes', () => {
    let hash = 0x811c9dc5n;
    for (let at = 0; at < 8; at += 1) hash = (hash * 0x01000193n) % 2n ** 32n;
    expect(digestOf([0])).toBe(hash.toString(16).padStart(8, '0'));
  });

  test('of many throws changes with any of them', () => {
    expect(hashOf(['01234567', '89abcdef'])).not.toBe(hashOf(['01234567', '89abcdee']));
  });
});

describe('for an engine without classes and without one variable for each iteration', () => {
  const old = inOldWords(`
    class Point { x = 1; static far = 7; get y() { return this.x; } *all() { yield this.y; yield Point.far; } }
    const made = [];
    for (let at = 0; at < 3; at += 1) made.push(() => at);
    for (const [key, value] of new Map([[1, 2]])) made.push(() => key + value);
    var result = JSON.stringify([...made.map((each) => each()), ...new Point().all(), { ...{ a: 1 }, b: 2 }]);
  `);

  test('a script prints the same', () => {
    const there: { result?: string } = {};
    runInNewContext(old, there);
    expect(there.result).toBe('[0,1,2,3,1,7,{"a":1,"b":2}]');
  });

  test('in old syntax', () => {
    expect(old).not.toMatch(/\b(class|let|const)\b|=>|\.\.\./);
  });
});
