import { tray } from '../../../../src/components/games/sun-rows/board/tray';
import { fell, opening, turn } from '../../../engine/support/sun-rows';
import { linesPlayed, momentAfter, say } from './support';

const rolled = [`0: roll [${fell('royyp')}]`];
const after = (...lines: readonly string[]) => linesPlayed(opening(), [...rolled, ...lines]);

test('five dice keep their keys when some are rolled again', () => {
  const before = tray(momentAfter(after().played), say);
  const now = tray(momentAfter(after('0: reroll 2 4 [6 6]').played), say);
  expect(now.dice.map(({ key }) => key)).toEqual(before.dice.map(({ key }) => key));
  expect(now.thrown).toEqual([before.dice[1]?.key, before.dice[3]?.key]);
  expect(now.dice.map(({ paint }) => paint)).toEqual(['red', 'purple', 'yellow', 'purple', 'purple']);
  expect(now.dice[1]?.label).toBe('Die 2: purple');
});

test('flying dice already have their final values', () => {
  const { played } = after('0: reroll 1 [5]');
  const last = played.at(-1);
  const flying = tray(
    momentAfter(played, { seat: null, flying: true, ...(last && { state: last.before }) }),
    say,
  );
  expect(flying.dice[0]?.paint).toBe('blue');
  expect(flying.pickable).toBe(false);
});

test('dice can be picked while they may be rolled again', () => {
  const picked = tray(momentAfter(after().played, { picked: [0, 4] }), say);
  expect(picked.pickable).toBe(true);
  expect(picked.dice.map((die) => die.picked)).toEqual([true, false, false, false, true]);
  expect(tray(momentAfter(after('0: stop').played), say).pickable).toBe(false);
  expect(tray(momentAfter(after().played, { seat: null }), say).pickable).toBe(false);
});

test('after a turn its dice stay in place, dimmed, while its last entry is shown', () => {
  const { played } = linesPlayed(opening(), turn(0, 'ppppp', '0: pass', '1: pass'));
  const { dice, pickable } = tray(momentAfter(played, { turn: [] }), say);
  expect(dice.map(({ dim }) => dim)).toEqual([true, true, true, true, true]);
  expect(pickable).toBe(false);
});

test('before a roll and after the game the tray is empty', () => {
  const { played } = after();
  const first = played[0]?.before;
  if (!first) throw new Error('nothing was played');
  expect(tray(momentAfter(played, { last: null, state: first, board: first }), say).dice).toEqual([]);
  const over = linesPlayed(opening(), turn(0, 'ppppp', '0: pass', '1: pass')).played;
  expect(tray(momentAfter(over), say).dice).toEqual([]);
  expect(tray(momentAfter(over, { turn: [], over: true }), say).dice).toEqual([]);
});
