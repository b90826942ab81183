import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play } from '../../scripts/record/play';
import { show } from '../../scripts/record/show';
import { levels } from '../../src/engine/bots/bot';
import { games } from '../../src/engine/games';
import { judge } from '../../src/engine/verdict';
import { sample } from '../engine/support/record-text';
import { runHere, runHereAsync, runRecord } from './support/command';

// Runs the commands `record play` and `record show` and checks their output and exit status.

const easyGame = (id: string, ...more: readonly string[]) =>
  runHereAsync(play, ['--game', id, '--bots', 'easy', '--seed', '7', ...more]);

test.each(games.map(({ id }) => ({ id })))(
  '$id: plays a whole game, the same for the same seed',
  async ({ id }) => {
    const { status, stdout } = await easyGame(id);
    expect(status).toBe(0);
    expect(judge(stdout, stdout.length)).toMatchObject({ status: 0, verdict: { over: true } });
    expect((await easyGame(id)).stdout).toBe(stdout);
    const record: { readonly seats: readonly string[] } = JSON.parse(stdout);
    expect(record.seats).toHaveLength(2);
  },
);

test('prints the same on the command line', async () => {
  const words = ['--game', 'lockout', '--bots', 'easy', '--seed', '7'];
  expect(runRecord(['play', ...words])).toEqual({
    status: 0,
    stdout: (await easyGame('lockout')).stdout,
    stderr: '',
  });
});

test('plays with other seats, seeds and house rules', async () => {
  const three = await easyGame('arena', '--seats', '3', '--options', '{"rounds":"tournament"}');
  expect(JSON.parse(three.stdout)).toMatchObject({ options: { rounds: 'tournament' }, seats: { length: 3 } });
  const [other, one] = [await easyGame('arena', '--seed', '8'), await easyGame('arena')];
  expect(other.stdout).not.toBe(one.stdout);
});

test.each(levels)('%s plays to the end', async (level) => {
  const { status, stderr } = await runHereAsync(play, ['--game', 'lockout', '--bots', level, '--seed', '1']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['no game', []],
  ['another game', ['--game', 'chess']],
  ['a level there is not', ['--game', 'lockout', '--bots', 'genius']],
  ['too many seats', ['--game', 'lockout', '--seats', '6']],
  ['one seat', ['--game', 'lockout', '--seats', '1', '--bots', 'easy']],
  ['a seed that is no number', ['--game', 'lockout', '--seed', 'seven']],
  ['options that are no JSON', ['--game', 'last-die', '--options', 'goal']],
  ['options out of range', ['--game', 'last-die', '--options', '{"goal":105}']],
  ['a word too many', ['--game', 'lockout', '--speed', '9']],
])('with %s it says what is wrong: status 2', async (_, args) => {
  const { status, stdout, stderr } = await runHereAsync(play, args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^record play: .+\n$/);
});

test('a game that its tableaus keep from ending is stopped, and the record so far is printed: status 1', async () => {
  const loss = ['-100: 1', '-100: 2', '-100: 3', '-100: 4', '-100: 5', '+10: 6'];
  const options = JSON.stringify({ tableaus: [loss] });
  const { status, stdout, stderr } = await runHereAsync(play, [
    '--game',
    'last-die',
    '--bots',
    'random',
    '--options',
    options,
  ]);
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('given up') });
  expect(judge(stdout, stdout.length)).toMatchObject({ status: 0, verdict: { over: false } });
});

describe('show', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knobel-show-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function shown(text: string) {
    const path = join(folder, 'record.json');
    writeFileSync(path, text);
    return runHere(show, [path]);
  }

  test('retells a game', () => {
    const { status, stdout, stderr } = shown(JSON.stringify(sample()));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(
      'Ann rolls white 1 and 4, red 6, yellow 2, green 3, blue 5.\nBo marks yellow 5.\n',
    );
    expect(stdout).toContain('To move: Bo.');
  });

  test('retells a game up to its error, and names the error: status 1', () => {
    const log = [...sample().log, { seat: 0, move: 'pass' }];
    const { status, stdout, stderr } = shown(JSON.stringify({ ...sample(), log }));
    expect(status).toBe(1);
    expect(stdout).toContain('Ann marks red 10.');
    expect(stderr).toBe(
      'record show: entry 4 is not legal. It isn’t this seat’s turn. (match.wrong-seat, rule M3)\n',
    );
  });

  test('a text that is not a record is not retold: status 2', () => {
    for (const input of ['', '[]', '{}']) {
      const { status, stdout, stderr } = shown(input);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^record show: .+\n$/);
    }
  });
});
